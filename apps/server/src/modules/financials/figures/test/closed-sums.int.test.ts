import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CLINIC } from '../../../contexts/testing/open-house.ts';
import { DEPOSIT, openPayments, type OpenPayments } from '../../../payments/testing/open-payments.ts';
import { createClosedSums } from '../closed-sums.ts';
import type { LedgerSum } from '../ledger-sums.repo.ts';

const HOUR_MS = 3_600_000;

let world: OpenPayments;
beforeAll(async () => {
  world = await openPayments({ silent: true });
});
afterAll(() => world.close());

const inOrder = (sums: readonly LedgerSum[]) =>
  [...sums].sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
const received = (sums: readonly LedgerSum[]) =>
  sums
    .filter(({ account, kind }) => account === 'gateway' && kind === 'capture')
    .reduce((total, { sum }) => total + sum, 0);

it('adds up an entry once, whether it is new, becomes old, or is read by another process', async () => {
  const { db } = world.house.database;
  // Whatever was read once is old.
  const kept = createClosedSums({ openMs: 0 });
  const read = async () => {
    const sums = inOrder(await kept.read(db, CLINIC));
    expect(sums).toEqual(inOrder(await createClosedSums().read(db, CLINIC)));
    return sums;
  };
  const before = received(await read());
  const made = await world.paid(3);
  expect(received(await read())).toBe(before + DEPOSIT);
  expect(received(await read())).toBe(before + DEPOSIT);
  await world.paid(3);
  expect(received(await read())).toBe(before + 2 * DEPOSIT);
  await world.post(world.owner.userId, `/bookings/${made.id}/cancel`, { reason: 'of this test' });
  await world.handle();
  expect(received(await read())).toBe(before + 2 * DEPOSIT);
  expect((await read()).find(({ account, kind }) => account === 'gateway' && kind === 'refund')?.sum).toBe(-DEPOSIT);
  await read();
  expect((await read()).filter(({ bookings }) => bookings > 0)).toMatchObject([{ bookings: 2, lines: 2 }]);
});

it('adds up anew what a merge of clinics moved', async () => {
  const { db } = world.house.database;
  const kept = createClosedSums({ now: () => Date.now() + 2 * HOUR_MS });
  const before = received(await kept.read(db, CLINIC));
  expect(before).toBeGreaterThan(0);
  const { rows } = await world.house.run(sql`insert into providers select (jsonb_populate_record(p, jsonb_build_object(
      'id', gen_random_uuid(), 'slug', p.slug || '-2', 'legal_name', 'Another'))).* from providers p where p.id = ${CLINIC}::uuid returning id`);
  const other = String(rows[0]?.['id']);
  await world.house
    .run(sql`insert into provider_merges (id, merged_id, kept_id, reason, stood_as, fields, moved, merged_at)
    values (gen_random_uuid(), ${CLINIC}::uuid, ${other}::uuid, 'of this test', '{}', '{}', '[]', now())`);
  await world.house.run(sql`update bookings set provider_id = ${other}::uuid where provider_id = ${CLINIC}::uuid`);
  expect(received(await kept.read(db, CLINIC))).toBe(0);
  expect(received(await kept.read(db, other))).toBe(before);
});
