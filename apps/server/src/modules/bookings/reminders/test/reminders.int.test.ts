import { pathOf } from '@travesia/contracts/notifications';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DOCTOR, MONDAY, openBookings, type OpenBookings } from '../../testing/open-bookings.ts';
import { toldBy } from '../../testing/told-by.ts';

let world: OpenBookings;
let told: ReturnType<typeof toldBy>;
beforeAll(async () => {
  world = await openBookings();
  told = toldBy(world);
  await world.calendar({ clinician: DOCTOR });
});
afterAll(() => world.close());
beforeEach(async () => {
  world.house.clock.moveTo('2026-11-23T10:00:00Z');
  await told.startAnew();
});

const both = (...all: string[]) => ({ app: all, mails: all });
const NOTHING = both();

/** A patient, someone at the clinic, and what they do; sessions are new, because the clock moves far. */
async function scene() {
  const patient = await world.house.person('patient');
  const coordinator = await world.house.staff('coordinator');
  const as = async ({ userId }: { userId: string }, path: string, body: object = {}) =>
    world.post(path, await world.house.signIn(userId), body);
  const request = async (change: object = {}) =>
    String((await world.book(await world.house.signIn(patient.userId), change)).body['id']);
  const accept = (id: string) => as(coordinator, `/provider/bookings/${id}/accept`);
  const forget = async () => {
    await told.to(patient);
    await told.to(coordinator);
  };
  return {
    patient,
    coordinator,
    as,
    request,
    accept,
    forget,
    /** A confirmed visit, of which everybody was told. */
    confirmed: async (change: object = {}) => {
      const id = await request(change);
      await accept(id);
      await forget();
      return id;
    },
    /** What is told at an instant. */
    at: async (instant: string) => {
      world.house.clock.moveTo(instant);
      await told.remind();
      return { patient: await told.kindsTo(patient), clinic: await told.kindsTo(coordinator) };
    },
  };
}

const REMINDED = both('booking_reminder');
const IN_APP = { app: ['desk_booking_reminder'], mails: [] };

describe('a video consultation', () => {
  it('is reminded of with the way to its room, in the app and by email', async () => {
    const { patient, coordinator, confirmed, forget } = await scene();
    const id = await confirmed({ kind: 'online', service_type: 'first-talk', time: '10:00' });
    // It costs money, which arrives.
    await world.house.run(
      sql`update bookings set status = 'confirmed', expires_at = null, confirmed_at = now() where id = ${id}`,
    );
    await forget();
    world.house.clock.moveTo('2026-12-06T13:00:00Z');
    await told.remind();
    const { params, letters } = await told.to(patient);
    const asTold = { kind: 'booking_reminder', params: params[0] } as Parameters<typeof pathOf>[0];
    expect(pathOf(asTold)).toBe(`/consultations/${id}`);
    expect(letters[0]?.text).toContain(`/consultations/${id}`);
    const desk = (await told.to(coordinator)).params[0];
    expect(pathOf({ ...asTold, kind: 'desk_booking_reminder', params: desk } as typeof asTold)).toBe(
      `/provider/consultations/${id}`,
    );
    const network = { ...desk, desk: 'organization' };
    expect(pathOf({ ...asTold, kind: 'desk_booking_reminder', params: network } as typeof asTold)).toBe(
      `/organization/bookings/${id}`,
    );
  });
});

describe('a visit', () => {
  it('is reminded of a week, a day and two hours before, each once, and the clinic a day before', async () => {
    const { confirmed, at } = await scene();
    await confirmed();
    // Monday, December 7, 12:00 UTC.
    const seen = [];
    for (const instant of [
      '2026-11-30T11:55:00Z',
      '2026-11-30T12:00:00Z',
      '2026-11-30T12:05:00Z',
      '2026-12-06T11:55:00Z',
      '2026-12-06T12:00:00Z',
      '2026-12-06T12:05:00Z',
      '2026-12-07T10:00:00Z',
      '2026-12-07T10:05:00Z',
      '2026-12-07T12:05:00Z',
    ])
      seen.push([instant, await at(instant)]);
    expect(seen).toEqual([
      ['2026-11-30T11:55:00Z', { patient: NOTHING, clinic: NOTHING }],
      ['2026-11-30T12:00:00Z', { patient: REMINDED, clinic: NOTHING }],
      ['2026-11-30T12:05:00Z', { patient: NOTHING, clinic: NOTHING }],
      ['2026-12-06T11:55:00Z', { patient: NOTHING, clinic: NOTHING }],
      ['2026-12-06T12:00:00Z', { patient: REMINDED, clinic: IN_APP }],
      ['2026-12-06T12:05:00Z', { patient: NOTHING, clinic: NOTHING }],
      ['2026-12-07T10:00:00Z', { patient: REMINDED, clinic: NOTHING }],
      ['2026-12-07T10:05:00Z', { patient: NOTHING, clinic: NOTHING }],
      ['2026-12-07T12:05:00Z', { patient: NOTHING, clinic: NOTHING }],
    ]);
  });

  it('is reminded of once, however many processes do it at the same time', async () => {
    const { confirmed, patient } = await scene();
    await confirmed();
    world.house.clock.moveTo('2026-12-06T12:00:00Z');
    const sent = await Promise.all([told.remind(), told.remind(), told.remind()]);
    expect(sent.reduce((one, other) => one + other, 0)).toBe(1);
    expect(await told.kindsTo(patient)).toEqual(REMINDED);
  });

  it.each([
    ['the week’s, four days before', '2026-12-03T12:00:00Z', REMINDED],
    ['the week’s, two days before', '2026-12-05T12:00:00Z', NOTHING],
    ['the day’s, five hours before', '2026-12-07T07:00:00Z', REMINDED],
    ['the day’s, two and a half hours before', '2026-12-07T09:30:00Z', NOTHING],
    ['that of two hours, ten minutes before', '2026-12-07T11:50:00Z', REMINDED],
    ['that of two hours, when it has begun', '2026-12-07T12:00:00Z', NOTHING],
  ])('is reminded of late only while that helps: %s', async (_what, instant, expected) => {
    const { confirmed, at } = await scene();
    await confirmed();
    expect((await at(instant)).patient).toEqual(expected);
  });

  it('is not reminded of right after it was confirmed or moved', async () => {
    const { request, accept, forget, as, patient, at } = await scene();
    world.house.clock.moveTo('2026-12-03T12:00:00Z');
    const id = await request();
    await accept(id);
    await forget();
    expect((await at('2026-12-03T12:05:00Z')).patient).toEqual(NOTHING);
    expect((await at('2026-12-06T12:00:00Z')).patient).toEqual(REMINDED);
    await as(patient, `/bookings/${id}/reschedule`, { new_date: MONDAY, new_time: '10:00' });
    await forget();
    expect((await at('2026-12-06T12:10:00Z')).patient).toEqual(NOTHING);
  });

  it('that was moved is reminded of at its new time, never at the old one', async () => {
    const { confirmed, forget, as, coordinator, patient, at } = await scene();
    const id = await confirmed();
    expect((await at('2026-11-30T12:00:00Z')).patient).toEqual(REMINDED);
    await as(coordinator, `/bookings/${id}/reschedule`, { new_date: '2026-12-14', new_time: '11:00' });
    await forget();
    expect((await at('2026-12-06T12:00:00Z')).patient).toEqual(NOTHING);
    world.house.clock.moveTo('2026-12-07T14:00:00Z');
    await told.remind();
    const again = await told.to(patient);
    expect(again).toMatchObject(REMINDED);
    expect(again.letters[0]?.text).toContain('Monday, December 14, 2026 at 11:00 AM GMT-3');
  });

  it('of which an email waits for quiet hours is not reminded of after it was cancelled', async () => {
    const { confirmed, as, patient, at } = await scene();
    // Emails wait by the clock of the database: a day that it has not reached.
    world.house.clock.moveTo('2096-11-26T10:00:00Z');
    const id = await confirmed({ date: '2096-12-03' });
    await world.house
      .run(sql`insert into notification_preferences (user_id, off, quiet_from, quiet_to, time_zone, updated_at)
      values (${patient.userId}, '{}', '10:00', '20:00', 'UTC', now())`);
    world.house.clock.moveTo('2096-12-02T12:00:00Z');
    await told.remind();
    await world.settle();
    await as(patient, `/bookings/${id}/cancel`, { reason: 'A cold' });
    expect(await told.kindsTo(patient)).toEqual({
      app: ['booking_reminder', 'booking_cancelled'],
      mails: ['booking_cancelled'],
    });
    expect((await at('2096-12-03T10:00:00Z')).patient).toEqual(NOTHING);
  });

  it('is reminded of by its instant where clocks are turned: 24 hours before, not the same time of day', async () => {
    const { confirmed, patient } = await scene();
    // In Santiago clocks go back an hour on April 4, 2027, at midnight.
    const id = await confirmed();
    await world.house.run(sql`with held as (update booking_slots set starts_at = '2027-04-04T13:00:00Z',
        ends_at = '2027-04-04T14:00:00Z', during = '[2027-04-04T13:00:00Z,2027-04-04T14:00:00Z)' where booking_id = ${id})
      update bookings set starts_at = '2027-04-04T13:00:00Z', ends_at = '2027-04-04T14:00:00Z',
        time_zone = 'America/Santiago' where id = ${id}`);
    world.house.clock.moveTo('2027-04-03T12:55:00Z');
    await told.remind();
    expect(await told.kindsTo(patient)).toEqual(NOTHING);
    world.house.clock.moveTo('2027-04-03T13:00:00Z');
    await told.remind();
    const reminded = await told.to(patient);
    expect(reminded).toMatchObject(REMINDED);
    expect(reminded.letters[0]?.text).toContain('Sunday, April 4, 2027 at 9:00 AM GMT-4');
  });
});

describe('a request', () => {
  it('is reminded of half-way through its time, once, at the clinic', async () => {
    const { request, forget, at } = await scene();
    await request();
    await forget();
    const WAITING = both('desk_booking_waiting');
    expect((await at('2026-11-23T21:55:00Z')).clinic).toEqual(NOTHING);
    expect(await at('2026-11-23T22:00:00Z')).toEqual({ patient: NOTHING, clinic: WAITING });
    expect((await at('2026-11-23T22:05:00Z')).clinic).toEqual(NOTHING);
  });

  it('that was answered, or ended, is not', async () => {
    const { request, accept, forget, at } = await scene();
    const id = await request();
    await accept(id);
    await request({ time: '10:00' });
    await forget();
    expect((await at('2026-11-24T10:00:00Z')).clinic).toEqual(NOTHING);
  });
});

it('what was sent is forgotten a month after it was about', async () => {
  const { confirmed, at } = await scene();
  const id = await confirmed();
  await at('2026-12-06T12:00:00Z');
  const count = async () =>
    (await world.house.run(sql`select from booking_reminders where booking_id = ${id}::uuid`)).rows.length;
  expect(await count()).toBeGreaterThan(0);
  await at('2027-07-06T12:00:00Z');
  expect(await count()).toBe(0);
});
