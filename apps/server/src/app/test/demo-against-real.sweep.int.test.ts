import { emptyContent } from '@travesia/contracts/packages';
import { CONSENT_WORDING } from '@travesia/contracts/accounts';
import { emptyDischarge, JOURNEY_CONSENT_VERSIONS } from '@travesia/contracts/journeys';
import type { Endpoint } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseCatalog } from '../../../data/catalog/read-catalog.ts';
import { loadCatalog } from '../../modules/catalog/index.ts';
import { DEMO_CLINIC, DEMO_NETWORK, makeDemoPeople } from '../testing/authorization/principals.ts';
import { openProduct, type OpenProduct } from '../testing/open-product.ts';
import { SAMPLED, sampleOf } from '../testing/sample-of.ts';
import { attemptsOf, type Bodies, mayCall, tryAll, type Visitor } from '../testing/tenants/demo-attempts.ts';
import { crawl, type KnownIds } from '../testing/tenants/crawl.ts';
import { leaks, overwrite } from '../testing/tenants/leaks.ts';
import { belongingTo, knownIds, oneOfEachKind, rowsOf } from '../testing/tenants/look-into-database.ts';
import { makeTenants, type Tenant, write } from '../testing/tenants/make-tenants.ts';

/** Tables of the whole installation: a row that someone of the demo adds to them is seen by everyone. */
const OF_EVERYONE =
  /^(treatment(?!_approvals)|currenc|exchange_rates|countries|cities|provider_types|feature_flag|inclusion_keys)|types$/;
/** Counters of changes, which say nothing of their own. */
const COUNTERS = /^(catalog|group)_revisions$/;
/** Where people of the demo may refer to something real: what they saved of the public lists. */
const MAY_NAME_REAL = new Set(['favorite_items']);

/** Parameters of paths that are no ids. */
const named = {
  slug: 'knee-replacement',
  key: 'patient_nav_favorites',
  token: 'x'.repeat(43),
  type: 'second-opinion',
  currency: 'BRL',
};
/** Words in a path that name nothing. */
const words = { about: 'provider', number: '1' };

const channels = { app: true, mail: true, push: true };
const options = { preset: null, mapping: null, country: null, source_key: null, source_name: null, licence: null };
/** Topics of support come first in the schema; these calls take those of requests. */
const saved = {
  name: 'Reports',
  topic: 'consultation',
  texts: { en: 'Hello', es: '', pt: '' },
  closes: false,
  takes: false,
};
/** A clinician, a room and a clinic that exist nowhere; the attempts put real ids into fields for one id, and into queries. */
const NOBODY = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e99';
const hours = {
  visits: ['consultation'],
  slot_minutes: 30,
  buffer_before_minutes: 0,
  buffer_after_minutes: 0,
  notice_hours: 24,
  horizon_days: 90,
  max_per_day: null,
  observes_holidays: true,
  windows: [],
  exceptions: [],
};
const closed = { kind: 'closed', from_date: '2027-01-04', to_date: '2027-01-04', starts: null, ends: null };
const policies = {
  values: { allow_online_booking: null, require_deposit: null, deposit_percentage: null, cancellation_policy: null },
  locked: [],
};
/** What a call names in its query: an id, or a treatment. */
const QUERIES: Readonly<Record<string, 'clinician' | 'treatment' | 'purpose'>> = {
  uploadJourneyFile: 'purpose',
  saveAvailabilityCalendar: 'clinician',
  removeAvailabilityCalendar: 'clinician',
  updateClinicSteps: 'treatment',
  resetClinicSteps: 'treatment',
  updateClinicIntake: 'treatment',
  resetClinicIntake: 'treatment',
};
const entry = {
  kind: 'appointment',
  trip: 1,
  title: 'Blood tests',
  place: '',
  address: '',
  phone: '',
  reference: '',
  note: '',
  starts_at: '2027-01-11T13:00:00.000Z',
  starts_zone: 'America/Costa_Rica',
  ends_at: null,
  ends_zone: null,
};
const statement = { currency: 'USD', from: '2026-01-01', to: '2026-12-31', format: 'csv' };
const said = { en: 'Words', es: 'Palabras', pt: 'Palavras' };
const concerned = { provider_id: NOBODY, room_id: null, material: null, from: null, to: null };
const shared = [{ purpose: 'share_answers', version: JOURNEY_CONSENT_VERSIONS.share_answers }];
const BODIES: Bodies = {
  addRecordLink: { name: 'Dr. Miller', record_ids: [NOBODY], days: 14, consent: true },
  shareRecord: { journey_id: NOBODY, expires_at: '2027-01-11T09:00:00Z', consent: true },
  openEmergency: { reason: 'Words that say why, at length' },
  requestRecords: { words: 'Words' },
  answerRecordRequest: { answer: 'declined' },
  offerJourneyDocument: { kind: 'photos' },
  saveDischarge: { version: 0, content: emptyDischarge() },
  openClaim: { kind: 'dispute', subject: 'other', text: 'Words', claimed: null, files: [] },
  previewRecall: concerned,
  draftRecall: { title: said, message: said, criteria: concerned },
  changeRecall: { title: said, message: said, criteria: concerned, version: 1 },
  previewProposal: { clinic: NOBODY, content: emptyContent('USD') },
  saveAvailabilityCalendar: { ...hours, version: 0 },
  removeAvailabilityCalendar: { version: 1 },
  createTeamChannel: { kind: 'clinic', name: 'Dates', provider_id: NOBODY },
  blockDates: { resources: [{ type: 'clinician', id: NOBODY }], exception: { ...closed, mode: null, label: null } },
  createBooking: { provider_id: NOBODY, kind: 'consultation', date: '2027-01-11', time: '09:00', accept_policy: true },
  askClinics: { case_id: NOBODY, revision: 1, provider_ids: [NOBODY], consents: shared },
  reservePackage: { date: '2027-01-11', time: '09:00', accept_policy: true, revision: 1, consents: shared },
  answerQuoteQuestion: { answer: 'Hotel Los Yoses' },
  acceptQuote: {
    version: 1,
    sha256: 'a'.repeat(64),
    time: { date: '2027-01-11', time: '09:00' },
    accept_policy: true,
  },
  addJourneyTask: { title: 'Blood tests', owner: 'patient', due_on: '2027-01-11' },
  addItineraryEntry: entry,
  changeItineraryEntry: { ...entry, version: 1 },
  bookQuotedTime: { date: '2027-01-11', time: '09:00', version: 1 },
  bookSecondTrip: { date: '2027-01-11', time: '09:00', version: 1 },
  requestBalance: { booking_id: NOBODY, amount: { amount: 100, currency: 'USD' }, due_on: '2027-01-11' },
  rescheduleBooking: { new_date: '2027-01-11', new_time: '09:00' },
  exportClinicStatement: statement,
  exportNetworkStatement: statement,
  createPayout: { provider_id: NOBODY, shown_amount: { amount: 100, currency: 'USD' }, account_id: NOBODY },
  setClinicAccount: {
    holder: 'Clínica',
    country: 'BR',
    bank_name: 'Banco',
    scheme: 'pix',
    number: '0f8fad5b-d9cb-469f-a165-70867728950e',
    version: 0,
  },
  createAdjustment: { provider_id: NOBODY, amount: { amount: 100, currency: 'USD' }, reason: 'Bank fee' },
  setClinicHoliday: { date: '2027-01-01', works: true },
  updateBookingRules: {
    version: 0,
    cancellation_policy: null,
    intake: 'full',
  },
  testNetworkPolicies: policies,
  updateNetworkShowcase: {
    version: 1,
    published: false,
    slug: 'rede-nova',
    brand_color: null,
    tagline: { en: '', es: '', pt: '' },
  },
  requestTreatmentApproval: {
    treatment: 'stem-cell-orthopedic',
    statement: 'For adults with osteoarthritis who were told what is not proven about it.',
    evidence: 'Permit of the tissue bank.',
  },
  offerTreatments: { treatments: ['knee-replacement'], clinics: [NOBODY] },
  proposePackage: {
    treatment: 'knee-replacement',
    currency: 'USD',
    message: '',
    expires_on: '2026-12-31',
    clinics: [{ clinic: NOBODY, price: 100_000 }],
  },
  createClinicMacro: saved,
  changeClinicMacro: { ...saved, version: 1 },
  createNetworkMacro: saved,
  changeNetworkMacro: { ...saved, version: 1 },
  createDeskMacro: saved,
  changeDeskMacro: { ...saved, version: 1 },
  beginApplication: {
    provider: { name: 'Clínica Nova', type: 'clinic', country: 'BR', city: 'São Paulo', phone: '+55 11 5550 0100' },
  },
  createAdminProvider: {
    name: 'Clínica Nova',
    type: 'clinic',
    city: 'sao-paulo',
    owner_email: 'owner@example.com',
    language: 'pt',
  },
  createOrganization: {
    name: 'Rede Nova',
    type: 'clinic_network',
    city: 'São Paulo',
    country: 'BR',
    owner_email: 'owner@example.com',
    language: 'pt',
  },
  describeImport: { options, version: 1 },
  setConsent: { purpose: 'health_data', given: true, wording: CONSENT_WORDING },
  setNotificationPreferences: {
    version: 0,
    bookings: channels,
    messages: channels,
    journey_reminders: channels,
    news: channels,
    mail_rhythm: 'at_once',
    quiet_hours: null,
  },
};

let product: OpenProduct;
let tenant: Tenant;
let visitors: Record<string, Visitor & { userId: string }>;
let real: KnownIds;
let own: string[];
/** Every id of what is real, and every id of the demo. */
let ids: { real: string[]; demo: string[] };
beforeAll(async () => {
  product = await openProduct({ demo: true, beside: leaks });
  const { house } = product;
  await loadCatalog(house.database, parseCatalog());
  const { first } = await makeTenants(product);
  tenant = first;
  await write(product, tenant, (await house.person('admin')).token);
  await house.run(sql`insert into credentials (provider_id, kind, status, body, number, holder, expires_on, id)
    values (${tenant.clinic}, 'insurance', 'being_checked', 'Anvisa', 'BR-17', 'Clínica', '2027-01-01', ${uuidv7()})`);
  await product.settle();
  const people = await makeDemoPeople(house);
  visitors = {
    patient: { role: 'patient', ...people.demo },
    clinic: { role: 'provider', ...people['demo-provider'] },
    organization: { role: 'organization', ...people['demo-organization'] },
    admin: { role: 'admin', ...people['demo-admin'] },
  };
  own = [DEMO_CLINIC, DEMO_NETWORK, ...Object.values(visitors).map(({ userId }) => userId)];
  const theirs = await belongingTo(house, tenant);
  const known = await knownIds(house);
  const all = oneOfEachKind(theirs, known);
  real = { ...known, all, pairs: known.pairs.filter(([id, other]) => theirs.includes(id) && theirs.includes(other)) };
  ids = { real: theirs, demo: own };
  looked = await rowsOf(house);
});
afterAll(() => product.close());

const contains = (row: string, some: readonly string[]) => some.some((id) => row.includes(id));

let looked: Map<string, string[]>;

/** What changed of everything that is real since the last look, and what was added to it. */
async function look(): Promise<string[]> {
  const last = looked;
  looked = await rowsOf(product.house);
  return [...looked].flatMap(([table, rows]) => {
    if (COUNTERS.test(table)) return [];
    const [before, after] = [new Set(last.get(table)), new Set(rows)];
    const gone = [...before].filter((row) => !after.has(row) && !contains(row, ids.demo));
    const added = [...after].filter((row) => !before.has(row));
    const wrong = added.filter(
      (row) =>
        OF_EVERYONE.test(table) ||
        (contains(row, ids.real) && !contains(row, ids.demo) && !MAY_NAME_REAL.has(table)) ||
        table === 'mail_outbox',
    );
    return [
      ...gone.map((row) => `${table}: changed or removed ${row.slice(0, 200)}`),
      ...wrong.map((row) => `${table}: added ${row.slice(0, 200)}`),
    ];
  });
}

/** So many ways to make a call are all tried; of more, one in eight, so that some reach what decides. */
const FEW = 24;
const ONE_IN = 8;

/** Tries a change as every visitor who may call it; returns what it changed, and the statuses. */
async function tried(
  endpoint: Endpoint,
  few = FEW,
): Promise<{ changes: string[]; statuses: Map<string, Set<number>> }> {
  const reached: string[] = [];
  const statuses = new Map<string, Set<number>>();
  const callers = Object.entries(visitors).filter(([, { role }]) => mayCall(endpoint, role));
  const all = attemptsOf(endpoint, real, { named: { ...named, ...words }, bodies: BODIES, queries: QUERIES, own });
  for (const [turn, [who, visitor]] of callers.entries()) {
    const attempts = all.length > few ? sampleOf(all, turn, ONE_IN) : all;
    const { statuses: seen, stale } = await tryAll(product, endpoint, visitor, attempts);
    statuses.set(who, seen);
    const isReal = (address: string) => contains(address, ids.real) || contains(address, Object.values(named));
    reached.push(...stale.filter(isReal).map((address) => `${address} is kept only by its version`));
  }
  await product.settle();
  return { changes: [...reached, ...(await look())], statuses };
}

const isWrite = ({ method, access }: Endpoint) => method !== 'GET' && access !== 'public';
/** What ends a visitor's own session or account; tried by the tests of accounts. */
const ENDS_SESSION = new Set(['/auth/logout', '/profile/sessions', '/profile']);

/** The handler decided, or a guard before it: a body that was rejected proves nothing. */
const decides = (status: number, { name }: Endpoint) =>
  status < 300 || [403, 404, 409, 410].includes(status) || (status === 422 && JUDGES_BODIES.has(name));
/** Calls whose handler itself answers 422: nobody can guess the code in a mail, and the smallest template is not a sound one. */
const JUDGES_BODIES = new Set(['confirmClinicInbox', 'updateClinicSteps', 'updateClinicIntake']);

/** Hundreds of calls take minutes on a slow machine: a test each for a part of them. */
const PARTS = 6;
const callsTried = () => product.endpoints.filter(isWrite).filter(({ path }) => !ENDS_SESSION.has(path));

describe('people of the demo', () => {
  it.each(Array.from({ length: PARTS }, (_, part) => part))(
    'change nothing real, whatever they call with whichever id (part %i)',
    async (part) => {
      const calls = callsTried().filter((_, place) => place % PARTS === part);
      const [found, undecided, failed]: [string[], string[], string[]] = [[], [], []];
      for (const endpoint of calls) {
        const { changes, statuses } = await tried(endpoint);
        found.push(...changes.map((change) => `${endpoint.method} ${endpoint.path} ${change}`));
        for (const [who, seen] of statuses) {
          const line = `${endpoint.name} as the ${who}: ${[...seen].join()}`;
          if (![...seen].some((status) => decides(status, endpoint))) undecided.push(line);
          if ([...seen].some((status) => status >= 500)) failed.push(line);
        }
      }
      expect(found).toEqual([]);
      expect(failed).toEqual([]);
      expect(undecided).toEqual([]);
      expect(calls.length).toBeGreaterThan(90 / PARTS);
    },
  );

  it('find nothing real in any answer, whichever id they try', async () => {
    const readers = Object.entries(visitors).map(([who, { token }]) => ({ who, token, foreign: [tenant.word] }));
    const { found, asked } = await crawl(product, product.endpoints, readers, real, { sampled: true });
    expect(found).toEqual([]);
    expect(asked).toBeGreaterThan(1500 * SAMPLED);
  });

  it('would be caught by a call that changes something real for them', async () => {
    // With every id: which ones a sample has depends on how many things there are.
    const { changes } = await tried(overwrite, Number.POSITIVE_INFINITY);
    expect(changes.filter((change) => change.startsWith('users: changed')).length).toBeGreaterThan(0);
  });
});
