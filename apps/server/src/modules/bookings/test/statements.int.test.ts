import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statementsDuring } from '../../../platform/testing/statements-during.ts';
import { DOCTOR, openBookings, type OpenBookings } from '../testing/open-bookings.ts';

let world: OpenBookings;
beforeAll(async () => {
  world = await openBookings();
  await world.calendar({ clinician: DOCTOR });
  await world.setClinic(sql`allow_online_booking = true, operational_status = 'active'`);
  world.house.clock.moveTo('2026-11-23T10:00:00Z');
  await world.house.staff('owner');
  await world.house.staff('coordinator');
});
afterAll(() => world.close());

const DAYS = ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10'];
const TIMES = ['09:00', '10:00', '11:00'];
const free = DAYS.flatMap((date) => TIMES.map((time) => ({ date, time })));

/** Takes the next free times, each for somebody else. */
async function bookNext(many: number): Promise<void> {
  for (let booked = 0; booked < many; booked++) {
    const { token } = await world.house.person('patient');
    expect(await world.book(token, free.shift())).toMatchObject({ status: 201, body: { status: 'confirmed' } });
  }
}

describe('a booking request', () => {
  it('with a clinician sends eight statements: all that it writes is one', async () => {
    // The first one also reads the catalog’s names.
    await bookNext(1);
    const { token } = await world.house.person('patient');
    const time = { ...free.shift(), clinician_id: DOCTOR };
    const sent = await statementsDuring(world.house.database, async () => {
      expect(await world.book(token, time)).toMatchObject({ status: 201 });
    });
    // Not those of the watch over answers, nor the call that wakes the work that follows.
    const own = sent.filter((text) => !/group_revisions|pg_notify/.test(text));
    expect(own, own.join('\n')).toHaveLength(8);
    const writes = sent.filter((text) => /insert into "?bookings"? /.test(text));
    expect(writes).toHaveLength(1);
    for (const table of ['booking_slots', 'state_changes', 'audit_entries', 'audit_waiting', 'outbox_events'])
      expect(writes[0]).toContain(table);
    expect(writes[0]).toContain('update idempotency_keys');
  });

  it('has its answer stored by its own commit, and gives it again', async () => {
    const { token } = await world.house.person('patient');
    const body = { provider_id: '', kind: 'consultation', accept_policy: true, ...free.shift() };
    const { rows } = await world.house.run(sql`select provider_id from clinicians limit 1`);
    body.provider_id = String(rows[0]?.['provider_id']);
    const ask = () => world.send('POST', '/bookings', token, body, { 'idempotency-key': 'the same twice over' });
    const first = await ask();
    expect(first.status).toBe(201);
    expect(await ask()).toMatchObject({ status: 201, body: first.body });
    expect(await world.read(token, first.body['id'])).toEqual(first.body);
  });
});

describe('what follows bookings', () => {
  it('takes as many statements for five as for one, besides those of the queue', async () => {
    await world.settle();
    const during = async (many: number) => {
      await bookNext(many);
      const sent = await statementsDuring(world.house.database, () => world.settle());
      return sent.filter((text) => !text.includes('pgboss'));
    };
    const one = await during(1);
    const five = await during(5);
    expect(five.length).toBeLessThanOrEqual(one.length + 4);
    const { rows } = await world.house.run(sql`select kind, count(*)::int as count from notifications group by kind`);
    expect(Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))).toMatchObject({
      booking_confirmed: 9,
      desk_booking_confirmed: 18,
    });
  });
});
