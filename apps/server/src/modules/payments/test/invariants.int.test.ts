import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tx } from '../../../platform/db/database.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { checkInvariants } from '../commands/check-invariants.ts';
import { findBreaks } from '../invariants/find-breaks.ts';
import { breaksOf, INVARIANTS } from '../invariants/invariants.repo.ts';
import { openPayments, type OpenPayments } from '../testing/open-payments.ts';

let world: OpenPayments;
let made: { id: string; patientId: string; gatewayId: string };
beforeAll(async () => {
  world = await openPayments();
  made = await world.paid();
  const cancelled = await world.paid(4);
  await world.post(cancelled.patientId, `/bookings/${cancelled.id}/cancel`, { reason: 'of this test' });
  await world.awaiting();
  await world.handle();
  await world.reconcile();
});
afterAll(() => world.close());

class Undone extends Error {}

/** What the invariants say of a change that is undone. */
async function brokenBy(...statements: ReturnType<typeof sql>[]): Promise<string[]> {
  const broken: string[] = [];
  const work = async (tx: Tx) => {
    for (const statement of statements) await tx.execute(statement);
    for (const one of INVARIANTS) if ((await breaksOf(tx, one, world.house.clock.now())).length) broken.push(one.name);
    throw new Undone();
  };
  await expect(unitOfWork(world.house.database, work)).rejects.toBeInstanceOf(Undone);
  return broken;
}
const later = sql`'2026-11-22T00:00:00Z'::timestamptz`;

it('hold, and the hourly check stores that they do', async () => {
  expect(await checkInvariants(world.deps)).toEqual([]);
  const { rows } = await world.house.run(sql`select findings from reconciliations order by id desc limit 1`);
  expect(rows).toEqual([{ findings: [] }]);
});

it.each<[string, () => ReturnType<typeof sql>[]]>([
  ['INV-1', () => [sql`delete from booking_slots where booking_id = ${made.id}::uuid`]],
  ['INV-2', () => [sql`update payments set received_minor = received_minor - 1 where booking_id = ${made.id}::uuid`]],
  [
    'INV-4',
    () => [
      sql`update payments set received_minor = 1 where booking_id = ${made.id}::uuid`,
      sql`alter table refunds disable trigger refunds_at_most_received`,
      sql`insert into refunds (id, payment_id, booking_id, amount_minor, currency, status, reason) select gen_random_uuid(), id, booking_id, 2, currency, 'requested', 'by_admin' from payments where booking_id = ${made.id}::uuid`,
    ],
  ],
  ['INV-5', () => [sql`update bookings set kept_minor = coalesce(kept_minor, 0) + 1 where status = 'cancelled'`]],
  [
    'INV-6',
    () => [
      sql`update bookings set status = 'awaiting_payment', expires_at = '2027-11-22T00:00:00Z' where id = ${made.id}::uuid`,
      sql`update payments set paid_at = ${later} where booking_id = ${made.id}::uuid`,
    ],
  ],
  ['INV-7', () => [sql`update bookings set expires_at = ${later} where status = 'awaiting_payment'`]],
  [
    'INV-9',
    () => [
      sql`insert into payments (id, booking_id, amount_minor, currency, status, gateway, expires_at) select gen_random_uuid(), booking_id, amount_minor, currency, 'requires_payment', gateway, expires_at from payments where booking_id = ${made.id}::uuid`,
    ],
  ],
  ['INV-10', () => [sql`update bookings set status = 'completed' where id = ${made.id}::uuid`]],
  [
    'INV-11',
    () => [
      sql`delete from outbox_events where event_type = 'booking.paid.v1' and payload ->> 'booking_id' = ${made.id}`,
    ],
  ],
  [
    'INV-12',
    () => [
      sql`update payments set status = 'cancelled', received_minor = 0, paid_at = null where booking_id = ${made.id}::uuid`,
    ],
  ],
  ['INV-13', () => [sql`update bookings set price_minor = price_minor + 1 where id = ${made.id}::uuid`]],
  [
    'INV-14',
    () => [
      sql`insert into gateway_events (gateway, event_id, type, received_at) values ('sandbox', 'evt_lost', 'of a test', ${later})`,
    ],
  ],
])('%s is broken by what it forbids', async (name, statements) => {
  expect(await brokenBy(...statements())).toContain(name);
});

it('INV-3 and INV-8 are broken by what only the gateway knows, until the reconciler asked', async () => {
  const other = await world.awaiting();
  world.gateway.pay(await world.begin(other));
  expect((await findBreaks(world.deps)).map(({ name }) => name)).toEqual(['INV-3', 'INV-8']);
  expect(await checkInvariants(world.deps)).toEqual([]);
});
