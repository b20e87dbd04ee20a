import type { Booking } from '@travesia/contracts/bookings';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { features } from '../../../app/features.ts';
import { openProduct } from '../../../app/testing/open-product.ts';
import { lifecyclesOf } from '../../../platform/feature/create-product.ts';
import { createFakeGateway } from '../../../platform/payments/testing/fake-gateway.ts';
import { runDueTimers } from '../../../platform/transition/run-timers.ts';
import { CLINIC } from '../../contexts/testing/open-house.ts';
import { TREATMENTS_ALONE, treatmentsAlone } from './treatments-alone.ts';

const id = (number: number) => `0198c0de-7a5e-7d2a-9c3e-2f1b6a4d9a${number}`;
export const DOCTOR = id(10);
export const COLLEAGUE = id(11);
export const WARD = id(12);
export const PACKAGE = id(20);
export const OFFER = id(30);
/** A Monday two weeks after the clock of the tests. */
export const MONDAY = '2026-12-07';

const NAMED = JSON.stringify({ en: 'Name', es: 'Nombre', pt: 'Nome' });
const days = (from: number | null, to: number | null, percent: number) => ({
  reason: 'patient_cancel',
  days_before_min: from,
  days_before_max: to,
  refund_percent: percent,
  free_date_changes: 1,
  loss_cap: null,
  late_change_fee: { within_days: 2, usd: 10 },
  note: null,
});
const RULES = JSON.stringify([
  days(8, null, 100),
  days(null, 7, 50),
  { ...days(null, null, 100), reason: 'provider_cancel', free_date_changes: null, late_change_fee: null },
]);

const FIRST_TIME = { provider_id: CLINIC, date: MONDAY, time: '09:00', accept_policy: true } as const;
const FIRST_VISIT = { ...FIRST_TIME, kind: 'consultation' } as const;
const FIRST_TREATMENT = { ...FIRST_TIME, kind: 'treatment', package_id: PACKAGE } as const;

/**
 * The whole product with a clinic that takes bookings: two clinicians from nine to twelve on weekdays, a room for three patients, a
 * package with a deposit of BRL 300.00, an online service for BRL 80.00, and a gateway in memory.
 */
export async function openBookings(options: { follows?: (subscriber: string) => boolean } = {}) {
  const clock: { now: () => Date } = { now: () => new Date() };
  const gateway = createFakeGateway({ now: () => clock.now() });
  const product = await openProduct({ ...options, payments: gateway, more: [treatmentsAlone] });
  const { house } = product;
  clock.now = () => house.clock.now();
  const { run } = house;
  await run(sql`insert into treatment_categories (slug, position, name) values ('dental', 1, ${NAMED})`);
  await run(sql`insert into treatments (id, slug, category, name, short_name, summary, unit, hospital_nights, stay_days_min,
      stay_days_max, fly_home_min_days, return_to_work_days, trips, risk_class, content)
    values (gen_random_uuid(), 'veneers', 'dental', ${NAMED}, ${NAMED}, ${NAMED}, 'per_tooth', 0, 3, 5, 2, 3, 1, 'low', '{"steps": []}')`);
  await run(sql`insert into cancellation_policies (key, name, summary) values ('flexible', ${NAMED}, ${NAMED})`);
  await run(sql`insert into cancellation_policy_versions (policy, version, rules) values ('flexible', 1, ${RULES})`);
  await run(sql`insert into clinicians (id, provider_id, name, title, specialty, position) values
    (${DOCTOR}, ${CLINIC}, 'Dra. Luz Prado', 'Dra.', ${NAMED}, 1), (${COLLEAGUE}, ${CLINIC}, 'Dr. Ivo Sá', 'Dr.', ${NAMED}, 2)`);
  await run(
    sql`insert into rooms (id, provider_id, name, kind, capacity) values (${WARD}, ${CLINIC}, 'Sala 1', 'recovery_bed', 3)`,
  );
  await run(sql`insert into packages (id, provider_id, treatment, title, description, status, currency, price_minor, price_usd_minor,
      total_usd_minor, nights, stay_days, deposit_percent, cancellation_policy, lines, answers, confirmed_on)
    values (${PACKAGE}, ${CLINIC}, 'veneers', ${NAMED}, '{}', 'published', 'BRL', 100000, 20000, 20000, 4, 10, 30, 'flexible',
      '[{"key":"surgeon_fee","amount_minor":90000},{"key":"taxes_fees","amount_minor":10000}]', 'iiiiiiiiiiiiiiiiiiiiii', '2026-11-01')`);
  await run(sql`insert into service_types (slug, position, mode, minutes, name, summary, content)
    values ('first-talk', 1, 'video', 30, ${NAMED}, ${NAMED}, '{}')`);
  await run(sql`insert into service_offers (id, service_type, provider_id, clinician_id, status, currency, price_minor, price_usd_minor, minutes, confirmed_on)
    values (${OFFER}, 'first-talk', ${CLINIC}, ${DOCTOR}, 'published', 'BRL', 8000, 1600, 30, '2026-11-01')`);
  const calendar = async (owner: { clinician?: string; room?: string }, { slot = 60, before = 0, after = 0 } = {}) => {
    const calendarId = uuidv7();
    await run(sql`insert into calendars (id, provider_id, clinician_id, room_id, visits, slot_minutes, buffer_before_minutes,
        buffer_after_minutes, notice_hours, horizon_days)
      values (${calendarId}, ${CLINIC}, ${owner.clinician ?? null}, ${owner.room ?? null}, array['consultation', 'treatment'], ${slot}, ${before}, ${after}, 1, 300)`);
    for (const weekday of [1, 2, 3, 4, 5])
      await run(sql`insert into calendar_windows (id, calendar_id, weekday, starts, ends, mode)
        values (gen_random_uuid(), ${calendarId}, ${weekday}, '09:00', '12:00', 'both')`);
    return calendarId;
  };
  let keys = 0;
  /** Takes another path or body than a test usually needs. */
  const post = (path: string, token: string, body: object = {}) =>
    product.send('POST', path, token, body, { 'idempotency-key': `key-${++keys}-of-these-tests` });
  return {
    ...product,
    gateway,
    calendar,
    post,
    /** Books a time of the clinic; a consultation on Monday at nine unless told otherwise. */
    book: (token: string, change: object = {}) => post('/bookings', token, { ...FIRST_VISIT, ...change }),
    /** Books the package alone, as tests of times and money do. */
    bookTreatment: (token: string, change: object = {}) =>
      post(TREATMENTS_ALONE, token, { ...FIRST_TREATMENT, ...change }),
    /** How a booking is now, for whoever asks. */
    read: async (token: string, bookingId: unknown) =>
      (await product.send('GET', `/bookings/${String(bookingId)}`, token)).body as unknown as Booking,
    setClinic: (change: ReturnType<typeof sql>) => run(sql`update providers set ${change} where id = ${CLINIC}`),
    /** Runs what the clock does. Nothing of it may fail. */
    runTimers: () =>
      runDueTimers(
        {
          database: house.database,
          clock: house.clock,
          logger: {
            error: (found: unknown) => {
              throw new Error('a timer failed', { cause: found });
            },
          },
        },
        lifecyclesOf(features),
      ),
    /** Delivers messages of the gateway to the webhook. */
    deliver: async (messages = gateway.takeMessages()) => {
      for (const { rawBody, signature } of messages)
        await product.send('POST', '/webhooks/sandbox', undefined, rawBody, {
          'content-type': 'application/json',
          'sandbox-signature': signature,
        });
    },
  };
}

export type OpenBookings = Awaited<ReturnType<typeof openBookings>>;
