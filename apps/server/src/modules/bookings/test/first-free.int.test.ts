import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { CLINIC } from '../../contexts/testing/open-house.ts';
import { isBeyondFirstFree } from '../booking-times.repo.ts';
import { DOCTOR, MONDAY, openBookings, type OpenBookings } from '../testing/open-bookings.ts';

let world: OpenBookings;
beforeAll(async () => {
  world = await openBookings();
  await world.calendar({ clinician: DOCTOR });
});
afterAll(() => world.close());
beforeEach(() => world.house.clock.moveTo('2026-11-23T10:00:00Z'));

const shownFirst = async (any: string | null, online: string | null = null) =>
  world.setClinic(sql`next_free_on = ${any}::date, next_free_online_on = ${online}::date`);
const first = async () => {
  const { rows } = await world.house.run(
    sql`select next_free_on::text as day, next_free_online_on::text as online from providers where id = ${CLINIC}`,
  );
  return rows[0];
};
const book = async (date: string, time: string) => {
  const { token } = await world.house.person('patient');
  const made = await world.book(token, { date, time });
  expect(made.status).toBe(201);
  return { id: String(made.body['id']), token };
};

describe('a booking', () => {
  it.each([
    ['is within the first free days on the first one', MONDAY, null, false],
    ['is within them a day later: its gaps may reach into the day before', '2026-12-06', null, false],
    ['is beyond them two days later', '2026-12-05', null, true],
    ['is within them while the first online day is not before it', '2026-12-01', MONDAY, false],
    ['is within them while the first day of any kind is not before it', MONDAY, '2026-12-01', false],
    ['is beyond them if both are before it', '2026-12-01', '2026-12-04', true],
    ['is not beyond what nobody knows', null, null, false],
  ] as const)('%s', async (_, any, online, expected) => {
    await world.house
      .run(sql`update bookings set status = 'cancelled', cancel_reason = 'admin', cancelled_at = now(), expires_at = null
      where status in ('pending', 'awaiting_payment', 'confirmed')`);
    const { id } = await book(MONDAY, '09:00');
    await world.settle();
    await shownFirst(any, online);
    expect(await unitOfWork(world.house.database, (tx) => isBeyondFirstFree(tx, id))).toBe(expected);
  });

  it('that may be the first free time makes the day be found anew, and one far beyond it does not', async () => {
    await world.house
      .run(sql`update bookings set status = 'cancelled', cancel_reason = 'admin', cancelled_at = now(), expires_at = null
      where status in ('pending', 'awaiting_payment', 'confirmed')`);
    // Both days that are shown are wrong: whoever looks again finds Monday the 23rd.
    await shownFirst('2026-12-01', '2026-12-01');
    const { id, token } = await book('2026-12-10', '09:00');
    await world.settle();
    expect(await first()).toEqual({ day: '2026-12-01', online: '2026-12-01' });
    await book('2026-12-02', '09:00');
    await world.settle();
    expect(await first()).toEqual({ day: '2026-11-23', online: '2026-11-23' });
    await shownFirst('2026-12-01', '2026-12-01');
    await world.post(`/bookings/${id}/cancel`, token, { reason: 'I cannot come' });
    await world.settle();
    expect((await first())?.['day']).toBe('2026-11-23');
  });
});
