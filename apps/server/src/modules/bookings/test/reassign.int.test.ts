import type { Booking, Reassignees } from '@travesia/contracts/bookings';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { COLLEAGUE, DOCTOR, OFFER, openBookings, type OpenBookings, PACKAGE, WARD } from '../testing/open-bookings.ts';
import { toldBy } from '../testing/told-by.ts';

let world: OpenBookings;
let told: ReturnType<typeof toldBy>;
beforeAll(async () => {
  world = await openBookings();
  told = toldBy(world);
  await world.calendar({ clinician: DOCTOR });
  await world.calendar({ clinician: COLLEAGUE });
  await world.calendar({ room: WARD });
});
afterAll(() => world.close());
beforeEach(async () => {
  world.house.clock.moveTo('2026-11-23T10:00:00Z');
  await world.setClinic(sql`allow_online_booking = true, operational_status = 'active'`);
  await world.house.run(sql`update packages set clinician_ids = array[]::uuid[] where id = ${PACKAGE}`);
  await told.startAnew();
});

const REASON = 'Dra. Prado is ill.';

/** A patient with a visit to the doctor on Monday at nine, and somebody of the clinic. */
async function scene(change: object = {}, book = world.book) {
  const patient = await world.house.person('patient');
  const coordinator = await world.house.staff('coordinator');
  const { body } = await book(patient.token, { clinician_id: DOCTOR, ...change });
  const booking = body as unknown as Booking;
  expect(booking.clinician?.id).toBe(DOCTOR);
  await told.forgetTold();
  return { patient, coordinator, booking };
}

const others = async (token: string, id: string) => {
  const { body } = await world.send('GET', `/bookings/${id}/reassignees`, token);
  return (body as unknown as Reassignees).data.map((one) => one.id);
};
const give = (token: string, { id, version }: Pick<Booking, 'id' | 'version'>, whom: object) =>
  world.post(`/bookings/${id}/reassign`, token, { ...whom, version, reason: REASON });

describe('a booking', () => {
  it('is given to somebody else who is free at its time; both hold what they should', async () => {
    const { coordinator, patient, booking } = await scene();
    expect(await others(coordinator.token, booking.id)).toEqual([COLLEAGUE, WARD]);
    const given = await give(coordinator.token, booking, { clinician_id: COLLEAGUE });
    expect(given).toMatchObject({
      status: 200,
      body: {
        clinician: { id: COLLEAGUE },
        starts_at: booking.starts_at,
        status: 'confirmed',
        version: booking.version + 1,
      },
    });
    expect(await others(coordinator.token, booking.id)).toEqual([DOCTOR, WARD]);
    const rival = await world.house.person('patient');
    expect((await world.book(rival.token, { clinician_id: COLLEAGUE })).body.code).toBe('bookings.slot_taken');
    expect((await world.book(rival.token, { clinician_id: DOCTOR })).status).toBe(201);
    expect((await world.read(patient.token, booking.id)).moved_by_clinic).toBe(true);
    const audited = (await world.house.audited()).find(({ action }) => action === 'bookings.reassigned');
    expect(audited).toMatchObject({ facts: { from: DOCTOR, to: COLLEAGUE } });
  });

  it('is given to a room, and the patient told; who had no clinician is told of none', async () => {
    const { coordinator, patient, booking } = await scene();
    const given = await give(coordinator.token, booking, { room_id: WARD });
    expect(given.body).toMatchObject({ clinician: null });
    expect(await told.kindsTo(patient)).toEqual({ app: ['booking_reassigned'], mails: ['booking_reassigned'] });
    const back = await give(coordinator.token, given.body as unknown as Booking, { clinician_id: DOCTOR });
    expect(back.body).toMatchObject({ clinician: { id: DOCTOR }, moved_by_clinic: true });
    expect(await told.kindsTo(patient)).toEqual({ app: [], mails: [] });
  });

  it('stays as it is if they are not free, do something else, or it changed meanwhile', async () => {
    const { coordinator, booking } = await scene();
    const rival = await world.house.person('patient');
    await world.book(rival.token, { clinician_id: COLLEAGUE });
    expect(await others(coordinator.token, booking.id)).toEqual([WARD]);
    const to = { clinician_id: COLLEAGUE };
    expect(await give(coordinator.token, booking, to)).toMatchObject({
      status: 409,
      body: { code: 'bookings.slot_taken' },
    });
    expect((await give(coordinator.token, { ...booking, version: 9 }, to)).body.code).toBe('request.stale_version');
    expect((await give(coordinator.token, booking, { clinician_id: DOCTOR })).body.code).toBe('bookings.not_possible');
    expect((await give(coordinator.token, booking, { ...to, room_id: WARD })).status).toBe(422);
    expect((await give(coordinator.token, booking, {})).status).toBe(422);
    expect(await world.read(coordinator.token, booking.id)).toMatchObject({
      clinician: { id: DOCTOR },
      version: booking.version,
    });
  });

  it('of a package or service goes only to those who do it', async () => {
    await world.house.run(sql`update packages set clinician_ids = array[${DOCTOR}::uuid] where id = ${PACKAGE}`);
    const treatment = await scene({}, world.bookTreatment);
    expect(await others(treatment.coordinator.token, treatment.booking.id)).toEqual([]);
    for (const to of [{ clinician_id: COLLEAGUE }, { room_id: WARD }])
      expect((await give(treatment.coordinator.token, treatment.booking, to)).body.code).toBe('bookings.not_bookable');
    const talk = await scene({ kind: 'online', service_type: 'first-talk', time: '10:00' });
    expect(await others(talk.coordinator.token, talk.booking.id)).toEqual([]);
    await world.house
      .run(sql`insert into service_offers (id, service_type, provider_id, clinician_id, status, currency, price_minor, price_usd_minor, minutes, confirmed_on)
      select gen_random_uuid(), service_type, provider_id, ${COLLEAGUE}, status, currency, price_minor, price_usd_minor, minutes, confirmed_on from service_offers where id = ${OFFER}`);
    expect(await others(talk.coordinator.token, talk.booking.id)).toEqual([COLLEAGUE]);
  });

  it('is given on the day itself too, and not once it has begun', async () => {
    const { coordinator, booking } = await scene();
    world.house.clock.moveTo('2026-12-07T11:30:00Z');
    const token = await world.house.signIn(coordinator.userId);
    expect(await others(token, booking.id)).toEqual([COLLEAGUE, WARD]);
    world.house.clock.moveTo('2026-12-07T12:00:00Z');
    const later = await world.house.signIn(coordinator.userId);
    expect((await give(later, booking, { clinician_id: COLLEAGUE })).body.code).toBe('bookings.not_possible');
  });

  it('is given by the clinic, its organization and admins alone', async () => {
    const { patient, booking } = await scene();
    const to = { clinician_id: COLLEAGUE };
    const path = `/bookings/${booking.id}/reassignees`;
    expect((await give(patient.token, booking, to)).status).toBe(403);
    expect((await world.send('GET', path, patient.token)).status).toBe(403);
    const stranger = await world.house.person('patient');
    expect((await give(stranger.token, booking, to)).body.code).toBe('bookings.not_found');
    const { token: network } = await world.house.member('owner');
    const given = await give(network, booking, to);
    expect(given).toMatchObject({ status: 200 });
    const { token: admin } = await world.house.person('admin');
    const back = await give(admin, given.body as unknown as Booking, { clinician_id: DOCTOR });
    expect(back.body).toMatchObject({ clinician: { id: DOCTOR }, actions: ['cancel', 'reschedule', 'reassign'] });
  });

  it('goes to one of two if both are given to the same clinician at once', async () => {
    const { coordinator, booking } = await scene();
    const rival = await world.house.person('patient');
    const { body } = await world.book(rival.token, { time: '09:00' });
    const inWard = await give(coordinator.token, body as unknown as Booking, { room_id: WARD });
    const answers = await Promise.all(
      [booking, inWard.body as unknown as Booking].map((one) =>
        give(coordinator.token, one, { clinician_id: COLLEAGUE }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });
});

describe('the patient of a reassigned booking', () => {
  it('is told who sees them now, with the reason, and gets everything back if they cancel', async () => {
    const { coordinator, patient, booking } = await scene({}, world.bookTreatment);
    const due = booking.deposit?.amount ?? 0;
    const begun = await world.post('/payments/create-intent', patient.token, { booking_id: booking.id });
    const paidBy = { payment_intent_id: String(begun.body['payment_intent_id']) };
    world.gateway.pay(paidBy.payment_intent_id);
    await world.post(`/bookings/${booking.id}/confirm`, patient.token, paidBy);
    await told.forgetTold();
    // The policy of the tests returns half within a week.
    world.house.clock.moveTo('2026-12-02T10:00:00Z');
    const staff = await world.house.signIn(coordinator.userId);
    const mine = await world.house.signIn(patient.userId);
    const before = await world.send('GET', `/bookings/${booking.id}/cancellation`, mine);
    expect(before.body).toMatchObject({ reason: 'patient_cancel', refund: { amount: due / 2 } });
    await give(staff, await world.read(staff, booking.id), { clinician_id: COLLEAGUE });
    const news = await told.to(patient);
    expect(news).toMatchObject({ app: ['booking_reassigned'], mails: ['booking_reassigned'] });
    expect(news.params[0]).toMatchObject({ clinician: 'Dr. Dr. Ivo Sá', starts_at: booking.starts_at });
    expect(news.letters[0]?.text).toContain('With: Dr. Dr. Ivo Sá');
    expect(news.letters[0]?.text).toContain(REASON);
    expect(news.letters[0]?.text).toContain('get back everything you paid');
    expect(news.letters[0]?.calendar).toContain('METHOD:REQUEST');
    const after = await world.send('GET', `/bookings/${booking.id}/cancellation`, mine);
    expect(after.body).toMatchObject({ reason: 'provider_cancel', refund: { amount: due } });
  });

  it('is the only one who is told, unless others than the clinic gave it', async () => {
    const { coordinator, booking } = await scene();
    const given = await give(coordinator.token, booking, { clinician_id: COLLEAGUE });
    expect(await told.kindsTo(coordinator)).toEqual({ app: [], mails: [] });
    const { token: admin } = await world.house.person('admin');
    await give(admin, given.body as unknown as Booking, { clinician_id: DOCTOR });
    const kinds = ['desk_booking_reassigned'];
    expect(await told.kindsTo(coordinator)).toEqual({ app: kinds, mails: kinds });
  });
});
