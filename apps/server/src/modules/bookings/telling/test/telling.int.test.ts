import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLINIC } from '../../../contexts/testing/open-house.ts';
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
  await world.setClinic(sql`allow_online_booking = false`);
  await told.startAnew();
});

const both = (...all: string[]) => ({ app: all, mails: all });
const NOTHING = both();

async function scene() {
  const patient = await world.house.person('patient');
  const coordinator = await world.house.staff('coordinator');
  const billing = await world.house.staff('billing');
  return { patient, coordinator, billing };
}

describe('a free consultation', () => {
  it('is told step by step to the patient and to those who may answer', async () => {
    const { patient, coordinator, billing } = await scene();
    const made = await world.book(patient.token);
    const id = String(made.body['id']);
    expect(await told.kindsTo(patient)).toEqual(both('booking_received'));
    const asked = await told.to(coordinator);
    expect(asked).toMatchObject(both('desk_booking_requested'));
    expect(asked.params[0]).toEqual({
      booking_id: id,
      reference: made.body['reference'],
      clinic: 'Clínica Um',
      starts_at: '2026-12-07T12:00:00.000Z',
      time_zone: 'America/Sao_Paulo',
      due_at: '2026-11-24T10:00:00.000Z',
      desk: 'provider',
    });
    expect(asked.letters[0]?.text).toContain(`https://travesia.example/provider/bookings/${id}`);

    await world.post(`/provider/bookings/${id}/accept`, coordinator.token);
    const confirmed = await told.to(patient);
    expect(confirmed).toMatchObject(both('booking_confirmed'));
    expect(confirmed.letters[0]?.calendar).toContain('METHOD:REQUEST');
    expect(await told.kindsTo(coordinator)).toEqual(NOTHING);

    const move = (token: string, time: string) =>
      world.post(`/bookings/${id}/reschedule`, token, { new_date: MONDAY, new_time: time });
    await move(coordinator.token, '11:00');
    const moved = await told.to(patient);
    expect(moved).toMatchObject(both('booking_moved'));
    expect(moved.params[0]).toMatchObject({ by: 'clinic', starts_at: '2026-12-07T14:00:00.000Z' });
    expect(moved.letters[0]?.text).toContain('Before: Monday, December 7, 2026 at 9:00 AM GMT-3');
    expect(moved.letters[0]?.text).toContain('get back everything you paid');
    expect(await told.kindsTo(coordinator)).toEqual(NOTHING);

    await move(patient.token, '10:00');
    expect(await told.kindsTo(patient)).toEqual(both('booking_moved'));
    expect(await told.kindsTo(coordinator)).toEqual(both('desk_booking_moved'));

    await world.post(`/bookings/${id}/cancel`, patient.token, { reason: 'My blood test is bad' });
    const cancelled = await told.to(patient);
    expect(cancelled).toMatchObject(both('booking_cancelled'));
    const freed = await told.to(coordinator);
    expect(freed).toMatchObject(both('desk_booking_cancelled'));
    expect(freed.letters[0]?.text).not.toContain('blood');

    // One appointment all along, each time newer.
    const files = [confirmed, moved, cancelled].map(({ letters }) => letters[0]?.calendar ?? '');
    const sequences = files.map((file) => Number(/SEQUENCE:(\d+)/.exec(file)?.[1]));
    expect(sequences).toEqual(sequences.toSorted((one, other) => one - other));
    expect(new Set(sequences).size).toBe(3);
    for (const file of files) expect(file).toContain(`UID:${id}@travesia.example`);
    expect(files[2]).toContain('METHOD:CANCEL');
    expect(await told.kindsTo(billing)).toEqual(NOTHING);
  });

  it('that the clinic declines is told with its reason, without an appointment', async () => {
    const { patient, coordinator } = await scene();
    const { body } = await world.book(patient.token, { language: 'es' });
    await told.to(patient);
    const path = `/provider/bookings/${String(body['id'])}/decline`;
    await world.post(path, coordinator.token, { reason: 'La doctora viaja' });
    const declined = await told.to(patient);
    expect(declined).toMatchObject(both('booking_declined'));
    expect(declined.letters[0]).toMatchObject({ locale: 'es', calendar: null });
    expect(declined.letters[0]?.text).toContain('Motivo: La doctora viaja');
    expect(declined.letters[0]?.text).toContain(`https://travesia.example/es/bookings/${String(body['id'])}`);
  });

  it('that nobody answered is told to both sides', async () => {
    const { patient, coordinator } = await scene();
    await world.book(patient.token);
    await told.to(patient);
    await told.to(coordinator);
    world.house.clock.moveTo('2026-11-24T10:00:00Z');
    await world.runTimers();
    const ended = await told.to(patient);
    expect(ended).toMatchObject(both('booking_expired'));
    expect(ended.params[0]).toMatchObject({ why: 'not_answered' });
    expect(await told.kindsTo(coordinator)).toEqual(both('desk_booking_cancelled'));
  });

  it('that is confirmed at once is told once', async () => {
    const { patient, coordinator } = await scene();
    await world.setClinic(sql`allow_online_booking = true`);
    await world.book(patient.token);
    expect(await told.kindsTo(patient)).toEqual(both('booking_confirmed'));
    expect(await told.kindsTo(coordinator)).toEqual(both('desk_booking_confirmed'));
  });

  it('to which much happened at once is told as it is now', async () => {
    const { patient, coordinator } = await scene();
    const { body } = await world.book(patient.token);
    await world.post(`/provider/bookings/${String(body['id'])}/accept`, coordinator.token);
    await world.post(`/bookings/${String(body['id'])}/cancel`, patient.token, { reason: 'A cold' });
    expect(await told.kindsTo(patient)).toEqual(both('booking_cancelled'));
    expect(await told.kindsTo(coordinator)).toEqual(both('desk_booking_cancelled'));
  });
});

describe('people', () => {
  it('are told the clinic’s time, and their own where their clock shows another', async () => {
    const { patient } = await scene();
    const live = (zone: string) =>
      world.house.run(sql`update sessions set time_zone = ${zone} where user_id = ${patient.userId}`);
    await live('Europe/Berlin');
    await world.book(patient.token);
    const [abroad] = (await told.to(patient)).letters;
    expect(abroad?.text).toContain('When (at the clinic): Monday, December 7, 2026 at 9:00 AM GMT-3');
    expect(abroad?.text).toContain('Your time: Monday, December 7, 2026 at 1:00 PM GMT+1');
    await live('America/Argentina/Buenos_Aires');
    await world.book(patient.token, { time: '10:00' });
    const [near] = (await told.to(patient)).letters;
    expect(near?.text).toContain('When (at the clinic)');
    expect(near?.text).not.toContain('Your time');
  });

  it('who turned emails or notifications about bookings off get none', async () => {
    const { patient, coordinator } = await scene();
    const turnOff = ({ userId }: { userId: string }, what: string) =>
      world.house.run(sql`insert into notification_preferences (user_id, off, updated_at)
        values (${userId}, array[${what}], now())`);
    await turnOff(patient, 'bookings.mail');
    await turnOff(coordinator, 'bookings.app');
    await world.book(patient.token);
    expect(await told.kindsTo(patient)).toEqual({ app: ['booking_received'], mails: [] });
    expect(await told.kindsTo(coordinator)).toEqual({ app: [], mails: ['desk_booking_requested'] });
  });

  it('get emails after their quiet hours, unless those say nothing any more by then', async () => {
    // Emails wait by the clock of the database: a day that it has not reached.
    world.house.clock.moveTo('2096-11-26T10:00:00Z');
    const { patient } = await scene();
    await world.house
      .run(sql`insert into notification_preferences (user_id, off, quiet_from, quiet_to, time_zone, updated_at)
      values (${patient.userId}, '{}', '06:00', '20:00', 'UTC', now())`);
    const waiting = async () => {
      await world.settle();
      const sent = (await world.mail.list()).filter(({ recipient }) => recipient === patient.email);
      return sent.map(({ template, state }) => [template, state]);
    };
    // This afternoon: its answer is due before the quiet hours end.
    await world.book(patient.token, { date: '2096-11-26', time: '11:00' });
    expect(await waiting()).toEqual([]);
    const { body } = await world.book(patient.token, { date: '2096-12-03' });
    expect(await waiting()).toEqual([['bookings.booking_received', 'waiting']]);
    // What waited is about a request that is no more.
    await world.post(`/bookings/${String(body['id'])}/cancel`, patient.token, { reason: 'A cold' });
    expect(await waiting()).toEqual([['bookings.booking_cancelled', 'waiting']]);
  });

  it('of the organization that manages the clinic are told at their own desk', async () => {
    const { patient } = await scene();
    const manager = await world.house.member('manager');
    const analyst = await world.house.member('analyst');
    await world.book(patient.token);
    const asked = await told.to(manager);
    expect(asked).toMatchObject(both('desk_booking_requested'));
    expect(asked.letters[0]?.text).toContain('https://travesia.example/organization/bookings/');
    expect(await told.kindsTo(analyst)).toEqual(NOTHING);
  });

  it('who work at the clinic are told of their own visit as patients only', async () => {
    const coordinator = await world.house.staff('coordinator', CLINIC);
    await world.book(coordinator.token);
    expect(await told.kindsTo(coordinator)).toEqual(both('booking_received'));
  });

  it('who were deleted are told nothing more', async () => {
    const { patient, coordinator } = await scene();
    const { body } = await world.book(patient.token);
    await told.to(patient);
    await world.house.run(sql`update users set status = 'erased' where id = ${patient.userId}`);
    const path = `/provider/bookings/${String(body['id'])}/decline`;
    await world.post(path, coordinator.token, { reason: 'Closed' });
    expect(await told.kindsTo(patient)).toEqual(NOTHING);
  });
});
