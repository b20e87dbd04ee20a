import { claimMachine } from '@travesia/contracts/aftercare';
import { documentMachine } from '@travesia/contracts/journeys';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { CAPTURED } from '../../../modules/payments/payments.tables.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Lifecycle } from '../../../platform/transition/lifecycle.ts';

export const AT = new Date('2026-11-22T10:00:00Z');
const LATER = new Date('2026-12-22T10:00:00Z');
const USER = '019aa000-0000-7000-8000-000000000001';
const PROVIDER = '019aa000-0000-7000-8000-000000000002';
const ORGANIZATION = '019aa000-0000-7000-8000-000000000004';
const CLINICIAN = '019aa000-0000-7000-8000-000000000005';
const BOOKING = '019aa000-0000-7000-8000-000000000006';
const PAYMENT = '019aa000-0000-7000-8000-000000000007';
const DISPUTE = '019aa000-0000-7000-8000-000000000008';
const CASE = '019aa000-0000-7000-8000-000000000009';
const JOURNEY = '019aa000-0000-7000-8000-00000000000a';
const FILE = '019aa000-0000-7000-8000-000000000003';
const NAMED = { en: 'Name', es: 'Nombre', pt: 'Nome' };
const COUNTS = { added: 1, merged: 0, refused: 0, unchanged: 0, possible: 0 };
const SENDER = {
  fullName: 'Rosa Quiroga',
  email: 'rosa@example.com',
  language: 'es',
  consents: [{ purpose: 'answer_request', language: 'es', given_at: AT.toISOString() }],
};

const isFinal = (machine: { states: Readonly<Record<string, { tags: readonly string[] }>> }, state: string): boolean =>
  machine.states[state]?.tags.includes('final') ?? false;
const isCaptured = (state: string): boolean => CAPTURED.some((one) => one === state);

type Values = Record<string, unknown>;

/** Column values besides id and state with which the database accepts a row of each table in any state. */
const VALUES: Readonly<Record<string, (state: string, id: string) => Values>> = {
  users: (state, id) => ({
    emailVerifiedAt: state === 'unverified' ? null : AT,
    email: `${id}@example.com`,
    emailKey: id,
    role: 'patient',
    firstName: 'Rosa',
    lastName: 'Q',
    eraseAfter: LATER,
  }),
  provider_applications: () => ({
    applicantId: USER,
    sections: {},
    submittedAt: AT,
    reason: 'The licence cannot be read.',
    updatedAt: AT,
  }),
  bookings: (state, id) => ({
    reference: id,
    kind: 'consultation',
    providerId: PROVIDER,
    patientId: USER,
    clinicianId: CLINICIAN,
    startsAt: LATER,
    endsAt: new Date('2026-12-22T11:00:00Z'),
    timeZone: 'America/Sao_Paulo',
    language: 'es',
    currency: 'BRL',
    priceMinor: 1000,
    depositMinor: 300,
    terms: {},
    expiresAt: state === 'pending' || state === 'awaiting_payment' ? LATER : null,
    ...(state === 'cancelled' ? { cancelReason: 'patient', cancelledAt: AT } : {}),
  }),
  cases: () => ({
    patientId: USER,
    treatment: 'some-treatment',
    language: 'es',
    sections: [],
    updatedAt: AT,
  }),
  journeys: (state, id) => ({
    reference: id,
    caseId: CASE,
    patientId: USER,
    providerId: PROVIDER,
    treatment: 'some-treatment',
    trips: 2,
    consents: [],
    answerDueAt: state === 'inquiry' ? LATER : null,
    remindAt: state === 'inquiry' ? LATER : null,
    updatedAt: AT,
  }),
  quotes: (state, id) => ({
    reference: id,
    journeyId: JOURNEY,
    patientId: USER,
    providerId: PROVIDER,
    number: 1,
    kind: 'quote',
    language: 'es',
    currency: 'BRL',
    totalMinor: 300,
    updatedAt: AT,
    sha256: 'a hash',
    validUntil: LATER,
    ...(state === 'draft' ? {} : { sentAt: AT }),
    ...(state === 'accepted' || state === 'declined' ? { decidedAt: AT } : {}),
  }),
  journey_documents: (state) => ({
    journeyId: JOURNEY,
    patientId: USER,
    providerId: PROVIDER,
    kind: 'other',
    required: true,
    countersigned: false,
    languages: ['es'],
    signedAt: AT,
    signedLanguage: 'es',
    sha256: 'a hash',
    readSeconds: 60,
    endedAt: isFinal(documentMachine, state) ? AT : null,
  }),
  discharge_packs: () => ({
    journeyId: JOURNEY,
    patientId: USER,
    providerId: PROVIDER,
    trip: 1,
    number: 1,
    language: 'es',
    updatedAt: AT,
    sha256: 'a hash',
    clinicianId: CLINICIAN,
    clinicianName: 'Somebody',
    license: 'A 1',
    deliveredAt: AT,
  }),
  journey_companions: (_state, id) => ({
    journeyId: JOURNEY,
    patientId: USER,
    rights: ['itinerary'],
    tokenHash: id,
    expiresAt: LATER,
  }),
  journey_tasks: (state) => ({
    journeyId: JOURNEY,
    patientId: USER,
    providerId: PROVIDER,
    stage: 'booked',
    owner: 'patient',
    dueOn: '2026-12-24',
    files: [],
    reminderDays: [],
    timeZone: 'America/Sao_Paulo',
    remindAt: state === 'open' ? LATER : null,
    doneAt: state === 'done' ? AT : null,
  }),
  check_ins: (state) => ({
    journeyId: JOURNEY,
    patientId: USER,
    providerId: PROVIDER,
    trip: 1,
    day: null,
    dueOn: '2026-12-22',
    timeZone: 'America/Sao_Paulo',
    dueAt: LATER,
    remindAt: state === 'due' ? LATER : null,
    form: 'surgery@1',
    answeredAt: state === 'answered' ? AT : null,
    severity: 'fine',
  }),
  incidents: (state, id) => ({
    reference: id,
    journeyId: JOURNEY,
    patientId: USER,
    providerId: PROVIDER,
    origin: 'patient',
    severity: 'urgent',
    answerDueAt: LATER,
    alarmAt: state === 'escalated' ? LATER : null,
    acknowledgedAt: state === 'acknowledged' || state === 'resolved' ? AT : null,
    resolvedAt: state === 'resolved' ? AT : null,
  }),
  payments: (state) => ({
    bookingId: BOOKING,
    amountMinor: 300,
    currency: 'BRL',
    gateway: 'sandbox',
    expiresAt: LATER,
    ...(isCaptured(state) ? { receivedMinor: 300, paidAt: AT } : {}),
  }),
  refunds: (state) => ({
    paymentId: PAYMENT,
    bookingId: BOOKING,
    amountMinor: 100,
    currency: 'BRL',
    reason: 'cancelled',
    doneAt: state === 'succeeded' ? AT : null,
  }),
  disputes: (state, id) => ({
    paymentId: PAYMENT,
    bookingId: BOOKING,
    amountMinor: 300,
    currency: 'BRL',
    gatewayId: id,
    reason: 'fraudulent',
    decidedAt: state === 'won' || state === 'lost' ? AT : null,
  }),
  dispute_answers: (state) => ({
    disputeId: DISPUTE,
    ...(state === 'draft' ? {} : { submittedAt: AT, factsSealed: 'v1.sealed' }),
  }),
  balance_requests: (state) => ({
    bookingId: BOOKING,
    amountMinor: 300,
    currency: 'BRL',
    dueAt: LATER,
    endedAt: state === 'open' ? null : AT,
  }),
  payouts: (state, id) => ({
    reference: id,
    providerId: PROVIDER,
    amountMinor: 300,
    currency: 'BRL',
    ...(state === 'on_its_way' ? {} : { settledAt: AT }),
    ...(state === 'returned' ? { reason: 'Account closed' } : {}),
  }),
  adjustments: (state) => ({
    providerId: PROVIDER,
    amountMinor: 300,
    currency: 'BRL',
    reason: 'Interpreter',
    ...(state === 'waiting_for_approval' ? {} : { decidedAt: AT }),
    ...(state === 'rejected' ? { refusal: 'No document' } : {}),
  }),
  directory_claims: (_state, id) => ({ ...SENDER, reference: id, providerName: 'Clínica', role: 'owner' }),
  consultation_requests: (_state, id) => ({
    ...SENDER,
    reference: id,
    aboutKind: 'provider',
    contactBy: 'email',
    messageSealed: 'v1.sealed',
  }),
  contact_requests: (_state, id) => ({ ...SENDER, reference: id, topic: 'other', messageSealed: 'v1.sealed' }),
  credentials: () => ({ providerId: PROVIDER, kind: 'facility_licence', body: 'REPS', holder: 'Clínica' }),
  data_exports: () => ({ userId: USER, requestedAt: AT, fileId: FILE, expiresAt: LATER }),
  imports: () => ({ fileId: FILE, fileName: 'list.csv', size: 1, options: {}, counts: COUNTS, demo: false }),
  import_runs: (state) => ({
    source: 'salta',
    sourceName: 'Salta',
    fileName: 'list.csv',
    rows: 1,
    counts: COUNTS,
    importedOn: '2026-11-22',
    revertibleUntil: LATER,
    reversal: { removed: 1, restored: 0, kept: 0 },
    ...(state === 'reverted' ? { revertedAt: AT, revertReason: 'Wrong file' } : {}),
  }),
  facility_pairs: (_state, id) => ({
    source: 'salta',
    sourceName: 'Salta',
    externalId: id,
    otherSource: 'jujuy',
    otherExternalId: '1',
    likeness: 0.4,
    reason: 'same phone',
    facility: {},
  }),
  claims: (state, id) => ({
    reference: id,
    journeyId: JOURNEY,
    patientId: USER,
    providerId: PROVIDER,
    kind: 'dispute',
    subject: 'other',
    currency: 'BRL',
    answerDueAt: LATER,
    proposalDueAt: LATER,
    decisionDueAt: LATER,
    outcome: 'rejected',
    endedAt: isFinal(claimMachine, state) ? AT : null,
  }),
  recalls: (_state, id) => ({ reference: id, title: NAMED, message: NAMED, providerId: PROVIDER }),
  invitations: (state, id) => ({
    tokenHash: id,
    kind: 'admin',
    role: 'admin',
    email: `${id}@example.com`,
    emailKey: id,
    inviterId: USER,
    acceptedBy: USER,
    language: 'es',
    expiresAt: LATER,
    answeredAt: state === 'pending' ? null : AT,
  }),
  // As if published before: what publishes it also sets its edition.
  package_drafts: () => ({ providerId: PROVIDER, content: {}, edition: 1 }),
  package_proposals: () => ({
    organizationId: ORGANIZATION,
    providerId: PROVIDER,
    treatment: 'some-treatment',
    content: {},
    currency: 'BRL',
    counter: {},
    message: '',
    expiresAt: LATER,
  }),
  clinic_change_requests: () => ({ providerId: PROVIDER, name: 'Clínica Nova', requestedAt: new Date(AT) }),
  providers: (_state, id) => ({
    slug: id,
    name: 'Clínica',
    type: 'clinic',
    listing: 'partner',
    verificationStatus: 'unverified',
    country: 'BR',
    timeZone: 'America/Sao_Paulo',
  }),
  support_tickets: (state) => ({
    reference: 'TS-7K3M-9QXD',
    userId: USER,
    role: 'patient',
    language: 'es',
    topic: 'other',
    subjectSealed: 'v1.sealed',
    waitingSince: state === 'open' ? AT : null,
    updatedAt: AT,
  }),
  treatment_approvals: () => ({
    providerId: PROVIDER,
    treatment: 'cells',
    statement: 'Only inside a registered trial',
    evidence: 'NCT01234567',
    requestedAt: AT,
    decidedAt: AT,
    reason: 'Trial checked',
  }),
  treatments: (_state, id) => ({
    slug: id,
    category: 'other',
    name: NAMED,
    shortName: NAMED,
    summary: NAMED,
    unit: 'procedure',
    hospitalNights: 1,
    stayDaysMin: 1,
    stayDaysMax: 2,
    flyHomeMinDays: 1,
    returnToWorkDays: 1,
    trips: 1,
    riskClass: 'low',
    content: {},
  }),
};

/** What rows of every table depend on. */
export async function writeNeeded(tx: Tx): Promise<void> {
  const named = JSON.stringify(NAMED);
  await tx.execute(
    sql`insert into currencies (code, name, symbol, minor_digits, selectable) values ('BRL', ${named}, 'R$', 2, true)`,
  );
  await tx.execute(sql`insert into countries (code, slug, name, currency) values ('BR', 'brazil', ${named}, 'BRL')`);
  await tx.execute(
    sql`insert into provider_types (slug, position, name, plural) values ('clinic', 1, ${named}, ${named})`,
  );
  await tx.execute(sql`insert into treatment_categories (slug, position, name) values ('other', 1, ${named})`);
  await tx.execute(sql`insert into treatments (id, slug, category, name, short_name, summary, unit, hospital_nights, stay_days_min, stay_days_max,
      fly_home_min_days, return_to_work_days, trips, risk_class, restricted, content)
    values (${FILE}, 'cells', 'other', ${named}, ${named}, ${named}, 'procedure', 0, 1, 2, 1, 1, 1, 'high', true, '{}')`);
  await tx.execute(
    sql`insert into organizations (id, name, type, country) values (${ORGANIZATION}, 'Rede', 'clinic_network', 'BR')`,
  );
  await tx.execute(sql`insert into treatments (id, slug, category, name, short_name, summary, unit, hospital_nights, stay_days_min,
      stay_days_max, fly_home_min_days, return_to_work_days, trips, risk_class, content)
    values (gen_random_uuid(), 'some-treatment', 'other', ${named}, ${named}, ${named}, 'procedure', 0, 3, 5, 2, 3, 1, 'low', '{}')`);
  await tx.execute(sql`insert into users (id, email, email_key, email_verified_at, status, role, first_name, last_name)
    values (${USER}, 'rosa@example.com', 'rosa@example.com', now(), 'active', 'patient', 'Rosa', 'Quiroga')`);
  await tx.execute(sql`insert into providers (id, slug, name, type, listing, verification_status, country, time_zone)
    values (${PROVIDER}, 'clinica', 'Clínica', 'clinic', 'partner', 'unverified', 'BR', 'America/Sao_Paulo')`);
  await tx.execute(sql`insert into clinicians (id, provider_id, name, title, specialty, position)
    values (${CLINICIAN}, ${PROVIDER}, 'Luz Prado', 'Dra.', ${named}, 1)`);
  await tx.execute(sql`insert into bookings (id, reference, status, kind, provider_id, patient_id, clinician_id, starts_at, ends_at,
      time_zone, language, cancel_reason, cancelled_at)
    values (${BOOKING}, 'TR-0000-0000', 'cancelled', 'consultation', ${PROVIDER}, ${USER}, ${CLINICIAN}, now(), now() + interval '1 hour',
      'America/Sao_Paulo', 'es', 'patient', now())`);
  await tx.execute(sql`insert into cases (id, patient_id, status, treatment, language, sections, updated_at)
    values (${CASE}, ${USER}, 'asked', 'some-treatment', 'es', '[]', now())`);
  await tx.execute(sql`insert into journeys (id, reference, case_id, patient_id, provider_id, treatment, status, consents, updated_at)
    values (${JOURNEY}, 'a journey', ${CASE}, ${USER}, ${PROVIDER}, 'some-treatment', 'declined', '[]', now())`);
  await tx.execute(sql`insert into payments (id, booking_id, amount_minor, currency, status, gateway, received_minor, expires_at, paid_at)
    values (${PAYMENT}, ${BOOKING}, 300, 'BRL', 'succeeded', 'sandbox', 300, now(), now())`);

  await tx.execute(sql`insert into disputes (id, payment_id, booking_id, amount_minor, currency, status, gateway_id, reason)
    values (${DISPUTE}, ${PAYMENT}, ${BOOKING}, 300, 'BRL', 'needs_response', 'needed', 'fraudulent')`);
}

/** What a row must hold for an action that is guarded, beside its state. */
const FOR_ACTION: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  journeys: { stay: { trip: 2 } },
};

/** Inserts a row of a lifecycle's table in a state, ready for an action; returns its id. */
export async function rowInState(
  tx: Tx,
  { table, entity, columns }: Lifecycle,
  state: string,
  action = '',
): Promise<string> {
  const id = uuidv7();
  const values = VALUES[entity]?.(state, id);
  if (!values) throw new Error(`write here what a row of ${entity} holds`);
  await tx.insert(table).values({ ...values, ...FOR_ACTION[entity]?.[action], id, [columns.state]: state } as never);
  return id;
}
