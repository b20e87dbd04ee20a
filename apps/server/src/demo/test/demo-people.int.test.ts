import { CONSENT_WORDING } from '@travesia/contracts/accounts';
import type { Itinerary, JourneyTasks } from '@travesia/contracts/journeys';
import type { MedicalRecords } from '@travesia/contracts/records';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseCatalog } from '../../../data/catalog/read-catalog.ts';
import { openProduct, type OpenProduct } from '../../app/testing/open-product.ts';
import { parseServices } from '../../../data/services/read-services.ts';
import { loadCatalog } from '../../modules/catalog/index.ts';
import { loadServices } from '../../modules/services/index.ts';
import { calendar } from '../../platform/calendar.ts';
import type { Files } from '../../platform/storage/files.ts';
import { loadDemo } from '../commands/load-demo.ts';
import { resetDemoJob } from '../commands/reset-demo-job.ts';
import { resetDemoPeople } from '../commands/reset-demo-people.ts';

const ROLES = ['patient', 'provider', 'organization', 'admin'] as const;

let product: OpenProduct;
let files: Files;
let tokens: Record<(typeof ROLES)[number], string>;
beforeAll(async () => {
  product = await openProduct({
    demo: true,
    beside: (with_) => {
      files = with_.files;
      return [];
    },
  });
  const { database, clock } = product.house;
  const catalog = parseCatalog();
  await loadCatalog(database, catalog);
  await loadServices(database, parseServices());
  await loadDemo(database, catalog, clock.today());
  await start();
  const made = [];
  for (const role of ROLES) made.push([role, await signIn(role)]);
  tokens = Object.fromEntries(made) as typeof tokens;
});
afterAll(() => product.close());

/** What a start of the server does to the demo's people. */
async function start() {
  const { database, clock, accounts } = product.house;
  await resetDemoPeople({ database, clock, secret: accounts.secret, files, origin: 'https://travesia.example' });
  await resetDemoJob(database, clock);
}

async function signIn(role: string): Promise<string> {
  const { body } = await product.send('POST', '/auth/demo-login', undefined, { demo_token: 'travesia-demo', role });
  return String(body['access_token']);
}

const read = async (role: keyof typeof tokens, path: string) => product.send('GET', path, tokens[role]);
const rows = async (query: ReturnType<typeof sql>) => (await product.house.database.db.execute(query)).rows;

/** The lists of each portal, and where each begins in the answer. */
const LISTS: Record<keyof typeof tokens, readonly (readonly [path: string, list: string])[]> = {
  patient: [
    ['/favorites', 'data'],
    ['/favorites/lists', 'data'],
    ['/consultation-requests', 'data'],
    ['/cases?status=draft', 'data'],
    ['/journeys', 'data'],
    ['/support/tickets', 'data'],
    ['/notifications', 'data'],
    ['/activity', 'data'],
  ],
  provider: [
    ['/provider/requests', 'data'],
    ['/provider/journeys?tab=to_answer', 'data'],
    ['/credentials', 'data'],
    ['/provider/staff', 'data'],
    ['/provider/staff', 'invitations'],
    ['/provider/treatments', 'data'],
    ['/provider/activity', 'data'],
    ['/support/tickets', 'data'],
    ['/notifications', 'data'],
  ],
  organization: [
    ['/organizations/requests', 'data'],
    ['/organizations/journeys?tab=to_answer', 'data'],
    ['/organizations/providers', 'data'],
    ['/organizations/compliance', 'clinics'],
    ['/organizations/members', 'data'],
    ['/organizations/members', 'invitations'],
    ['/support/tickets', 'data'],
    ['/notifications', 'data'],
  ],
  admin: [
    ['/admin/applications', 'data'],
    ['/admin/applications?tab=more_wanted', 'data'],
    ['/admin/requests?kind=consultation', 'data'],
    ['/admin/requests?kind=contact', 'data'],
    ['/admin/requests?kind=claim', 'data'],
    ['/admin/support/tickets?state=open', 'data'],
    ['/admin/support/tickets?state=answered', 'data'],
    ['/admin/mail-outbox?state=sent', 'data'],
    ['/admin/mail-outbox?state=failed', 'data'],
    ['/admin/jobs', 'dead'],
    ['/admin/imports', 'data'],
    ['/admin/organizations', 'data'],
    ['/platform/providers', 'data'],
    ['/platform/users', 'data'],
    ['/platform/audit-log', 'data'],
    ['/notifications', 'data'],
  ],
};

describe('every portal opens with something to do', () => {
  it.each(ROLES)('no list of the %s is empty', async (role) => {
    const empty = [];
    for (const [path, list] of LISTS[role]) {
      const { status, body } = await read(role, path);
      const found = (body as Record<string, unknown>)[list];
      if (status !== 200 || !Array.isArray(found) || !found.length)
        empty.push(`${path} ${list}: ${status} ${JSON.stringify(body).slice(0, 300)}`);
    }
    expect(empty).toEqual([]);
  });
});

describe('what rows, their history and the audit log say', () => {
  it('agrees: each move has an entry of the same instant and actor', async () => {
    const unlogged = await rows(sql`
      select c.machine, c.action, c.at from state_changes c
      where c.action is not null and c.action <> 'rewritten' and not exists (select from audit_entries e
        where e.at = c.at and e.actor_kind = c.actor_kind and e.actor_id is not distinct from c.actor_id
          and (e.target_id = c.entity_id::text or e.subject_id = c.entity_id
            or c.entity_id::text in (e.facts->>'file', e.facts->>'share')))`);
    expect(unlogged).toEqual([]);
    const [{ moves } = {}] = await rows(sql`select count(*)::int as moves from state_changes where action is not null`);
    expect(moves).toBeGreaterThan(60);
  });

  it('agrees: each history runs forward and ends in the state of its row', async () => {
    const backward = await rows(sql`
      select c.machine, c.entity_id from state_changes c join state_changes d
        on d.entity_id = c.entity_id and d.machine = c.machine and d.position > c.position and d.at < c.at`);
    expect(backward).toEqual([]);
    const tables = await rows(sql`select distinct entity, machine from state_changes`);
    for (const { entity } of tables) {
      const table = sql.identifier(String(entity));
      const [{ name } = {}] = await rows(sql`select column_name as name from information_schema.columns
        where table_schema = current_schema and table_name = ${String(entity)} and column_name in ('state', 'status')`);
      const state = sql.identifier(String(name));
      const wrong = await rows(sql`
        select r.id, r.${state} as state, last.to_state from ${table} r join lateral (
          select to_state from state_changes c where c.entity_id = r.id order by position desc limit 1) last on true
        where r.${state} <> last.to_state`);
      expect(wrong, String(entity)).toEqual([]);
    }
  });

  it('is in order: accounts before what they do, questions before answers, nothing in the future', async () => {
    const now = product.house.clock.now().toISOString();
    const wrong = await rows(sql`
      select 'entry before the account' as what, e.action as which from audit_entries e join users u on u.id = e.actor_id
        where u.demo and e.at < u.created_at
      union all select 'entry in the future', action from audit_entries where at > ${now}
      union all select 'change in the future', machine from state_changes where at > ${now}
      union all select 'application before the account', a.status from provider_applications a
        join users u on u.id = a.applicant_id where a.created_at < u.created_at
      union all select 'answer before the question', r.reference from consultation_requests r
        where r.answered_at < r.created_at
      union all select 'message before the request', r.reference from lead_messages m
        join consultation_requests r on r.id = m.consultation_id where m.created_at < r.created_at
      union all select 'claim before the listing', r.reference from directory_claims r
        join providers p on p.id = r.provider_id where r.created_at < p.created_at
      union all select 'member before the account', u.email from provider_members m
        join users u on u.id = m.user_id where u.demo and m.since < u.created_at
      union all select 'verified before the account', email from users where email_verified_at < created_at`);
    expect(wrong).toEqual([]);
  });

  it('stays as it is at another start of the same day', async () => {
    const look = async () =>
      rows(sql`select (select count(*)::int from audit_entries where action <> 'account.signed_in') as entries,
        (select count(*)::int from state_changes) as changes, (select count(*)::int from users where demo) as people,
        (select count(*)::int from sessions where ended_at is null and proofs <> '["demo"]') as devices,
        (select count(*)::int from provider_applications) as applications,
        (select count(*)::int from mail_outbox) as mails, (select count(*)::int from favorite_items) as saved`);
    const before = await look();
    await start();
    expect(await look()).toEqual(before);
    expect(before).toMatchObject([{ people: 47, applications: 5 }]);
  });
});

describe('cases and journeys', () => {
  type Found = { status: string; review: string; percent: number; answer_due_at: string | null; id: string };
  const listed = async (role: keyof typeof tokens, path: string) =>
    (await read(role, path)).body['data'] as unknown as Found[];

  it('wait at the clinic today: one answer due soon, one overdue, one signature', async () => {
    const now = product.house.clock.now().getTime();
    const waiting = await listed('provider', '/provider/journeys?tab=to_answer');
    const hours = waiting.flatMap(({ answer_due_at: due }) => (due ? [(Date.parse(due) - now) / 3_600_000] : []));
    expect(hours).toEqual([-6, 3]);
    expect(waiting.filter(({ status, review }) => status === 'records_review' && review === 'needed')).toHaveLength(1);
    expect(waiting.filter(({ review }) => review === 'signed')).toHaveLength(2);
    const ended = await listed('provider', '/provider/journeys?tab=ended');
    expect(ended.map(({ status }) => status).toSorted()).toEqual([
      'cancelled',
      'completed',
      'declined',
      'declined',
      'expired',
    ]);
  });

  it('are answered as far as they say, by rules that hold for everyone', async () => {
    const drafts = await listed('patient', '/cases?status=draft');
    const [begun = 0, nearly = 0] = drafts.map(({ percent }) => percent).toSorted((one, other) => one - other);
    expect(begun).toBe(40);
    expect(nearly).toBeGreaterThanOrEqual(90);
    expect(nearly).toBeLessThan(100);
    const all = await listed('organization', '/organizations/journeys?limit=50');
    expect(all.length).toBeGreaterThanOrEqual(12);
    for (const { id, status } of await listed('provider', '/provider/journeys?limit=50')) {
      const { body } = await read('provider', `/journeys/${id}`);
      expect(body, status).toMatchObject({ answers: { faults: [] } });
    }
  });

  it('have papers signed by who operated, and fly home on the day of the task', async () => {
    const treated = (await listed('patient', '/journeys?limit=50')).filter(({ status }) => status === 'aftercare');
    expect(treated.length).toBeGreaterThan(1);
    for (const { id } of treated) {
      const of = async (path: string) => (await read('patient', `/journeys/${id}${path}`)).body;
      const [journey, papers, plan, tasks] = [
        await of(''),
        await of('/discharge'),
        await of('/itinerary'),
        await of('/tasks'),
      ];
      const { clinician } = journey['booking'] as { clinician: string };
      expect(papers).toMatchObject({ delivered: { signed: { name: clinician } } });
      const { data, time_zone: zone } = plan as unknown as Itinerary;
      const home = data.find(({ kind }) => kind === 'flight_home');
      expect(home?.ends_zone).toBe('America/Los_Angeles');
      const task = (tasks as unknown as JourneyTasks).data.find(({ step }) => step === 'fly-home');
      expect(task?.due_on).toBe(calendar.dateAt(home?.starts_at ?? '', zone));
    }
  });

  it('left their discharge papers in the vault, as document and as FHIR, on the day they were delivered', async () => {
    const treated = (await listed('patient', '/journeys?limit=50')).filter(({ status }) => status === 'aftercare');
    const { data: kept, checking } = (await read('patient', '/medical-records?limit=50'))
      .body as unknown as MedicalRecords;
    const papers = kept.filter(({ source }) => source.by === 'clinic');
    expect(checking).toBe(0);
    expect(papers.map(({ kind }) => kind).toSorted()).toEqual(treated.flatMap(() => ['fhir', 'pdf']).toSorted());
    for (const { id, kind, title, added_at: at, document_date: day } of papers) {
      expect(at.slice(0, 10) <= (day ?? '') || Date.parse(at) - Date.parse(day ?? '') < 2 * 24 * 3_600_000).toBe(true);
      expect(title).toMatch(/^Discharge/);
      if (kind === 'pdf') continue;
      expect((await read('patient', `/medical-records/${id}/document`)).body).toMatchObject({ problem_count: 0 });
    }
  });

  it('are sealed', async () => {
    const stored = await rows(sql`select row_to_json(c)::text as text from cases c
      union all select row_to_json(j)::text from journeys j union all select row_to_json(r)::text from clinical_reviews r`);
    expect(stored.length).toBeGreaterThan(25);
    expect(JSON.stringify(stored)).not.toMatch(/Metformina|Apixaban|infection. Please/);
  });
});

describe('what a visitor changes', () => {
  it('is put back at the next start, and the history says so', async () => {
    const profile = async () => (await read('patient', '/profile')).body;
    const before = await profile();
    const { values } = before['identity'] as { values: object };
    const update = { section: 'identity', version: 1, values: { ...values, first_name: 'Zoe' } };
    expect((await product.send('PUT', '/profile', tokens.patient, update)).status).toBe(200);
    const consent = { purpose: 'health_data', given: true, wording: CONSENT_WORDING };
    expect((await product.send('PUT', '/profile/consents', tokens.patient, consent)).status).toBe(200);
    await rows(sql`update users set status = 'active', email_verified_at = now() where demo`);
    await rows(sql`update provider_applications set status = 'rejected', reason = 'no'`);
    await start();
    expect(await profile()).toEqual(before);
    const reset = await rows(sql`
      select distinct machine from state_changes where action = 'rewritten' order by machine`);
    expect(reset.map(({ machine }) => machine)).toEqual(['account']);
    expect(
      await rows(sql`select status, count(*)::int as count from provider_applications group by 1 order by 1`),
    ).toEqual(
      ['approved', 'in_review', 'more_wanted', 'rejected', 'submitted'].map((status) => ({ status, count: 1 })),
    );
  });

  it('can be an answer to a ticket, a failed job run again and a failed email sent again', async () => {
    const first = async (path: string, list = 'data') =>
      ((await read('admin', path)).body as unknown as Record<string, { id: string; version?: number }[]>)[list]?.[0];
    const ticket = await first('/admin/support/tickets?state=open', 'data');
    const answer = { message: 'Send it under Credentials, Renew.', internal: false };
    const answered = await product.send('POST', `/admin/support/tickets/${ticket?.id}/replies`, tokens.admin, answer);
    expect([answered.status, answered.body]).toMatchObject([201, {}]);
    const job = await first('/admin/jobs', 'dead');
    expect((await product.send('POST', `/admin/jobs/${job?.id}/retry`, tokens.admin)).status).toBe(204);
    const mail = await first('/admin/mail-outbox?state=failed');
    expect((await product.send('POST', `/admin/mail-outbox/${mail?.id}/retry`, tokens.admin)).status).toBe(202);
    await product.settle();
    expect(await first('/admin/jobs', 'dead')).toBeUndefined();
    expect(await rows(sql`select state from mail_outbox where id = ${mail?.id}`)).toEqual([{ state: 'kept' }]);
    await start();
    expect((await first('/admin/jobs', 'dead'))?.id).toBe(job?.id);
    expect((await first('/admin/mail-outbox?state=failed'))?.id).toBe(mail?.id);
    expect((await first('/admin/support/tickets?state=open', 'data'))?.id).toBe(ticket?.id);
  });
});

it('the admin is told beforehand what the demo cannot change', async () => {
  expect((await read('admin', '/admin/configuration')).body).toMatchObject({ actions: [] });
  const flags = (await read('admin', '/admin/feature-flags')).body as unknown as { data: { actions: string[] }[] };
  expect(flags.data.flatMap(({ actions }) => actions)).toEqual([]);
});
