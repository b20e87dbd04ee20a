import type { Booking } from '@travesia/contracts/bookings';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLINIC } from '../../contexts/testing/open-house.ts';
import { COLLEAGUE, DOCTOR, MONDAY, openBookings, type OpenBookings, PACKAGE } from '../testing/open-bookings.ts';

let world: OpenBookings;
beforeAll(async () => {
  world = await openBookings();
  await world.calendar({ clinician: DOCTOR });
});
afterAll(() => world.close());
beforeEach(async () => {
  world.house.clock.moveTo('2026-11-23T10:00:00Z');
  await world.setClinic(sql`allow_online_booking = false, operational_status = 'active'`);
  await world.house
    .run(sql`update bookings set status = 'cancelled', cancel_reason = 'admin', cancelled_at = now(), expires_at = null
    where status in ('pending', 'awaiting_payment', 'confirmed')`);
});

const patient = () => world.house.person('patient');

describe('a booking', () => {
  it('waits for the clinic, holds its time, and is confirmed when it accepts', async () => {
    const { token, userId } = await patient();
    const { token: clinic } = await world.house.staff('coordinator');
    const made = await world.book(token, { notes: 'I am allergic to latex.' });
    expect(made).toMatchObject({
      status: 201,
      body: {
        status: 'pending',
        provider: { id: CLINIC },
        patient: { id: userId },
        clinician: { id: DOCTOR },
        starts_at: '2026-12-07T12:00:00.000Z',
        date: MONDAY,
        time: '09:00',
        time_zone: 'America/Sao_Paulo',
        notes: 'I am allergic to latex.',
        answer_by: '2026-11-24T10:00:00.000Z',
        actions: ['cancel', 'reschedule'],
      },
    });
    const { rows } = await world.house.run(
      sql`select notes_sealed from bookings where id = ${made.body['id'] as string}`,
    );
    expect(String(rows[0]?.['notes_sealed'])).not.toContain('latex');
    const free = await world.send('GET', `/providers/${CLINIC}/availability?start_date=${MONDAY}&end_date=${MONDAY}`);
    expect((free.body['data'] as { time: string }[]).map(({ time }) => time)).toEqual(['10:00', '11:00']);
    const seen = await world.read(clinic, made.body['id']);
    expect(seen).toMatchObject({
      notes: 'I am allergic to latex.',
      actions: ['accept', 'decline', 'reschedule', 'reassign'],
    });
    const accepted = await world.post(`/provider/bookings/${seen.id}/accept`, clinic, { version: seen.version });
    expect(accepted.body).toMatchObject({ status: 'confirmed', answer_by: null });
    expect(await world.read(token, seen.id)).toMatchObject({ status: 'confirmed', actions: ['cancel', 'reschedule'] });
  });

  it('of a time that is taken is refused with the nearest three, and the same after it was given back', async () => {
    const [one, other] = [await patient(), await patient()];
    const first = await world.book(one.token);
    const second = await world.book(other.token);
    expect(second).toMatchObject({ status: 409, body: { code: 'bookings.slot_taken' } });
    const { nearest } = second.body['present'] as { nearest: { date: string; time: string }[] };
    expect(nearest.map(({ date, time }) => `${date} ${time}`)).toEqual([
      `${MONDAY} 10:00`,
      `${MONDAY} 11:00`,
      '2026-12-08 09:00',
    ]);
    await world.post(`/bookings/${String(first.body['id'])}/cancel`, one.token, { reason: 'I got a cold' });
    expect((await world.book(other.token)).status).toBe(201);
  });

  it('is refused for clinics, times and combinations that cannot be booked', async () => {
    const { token } = await patient();
    expect((await world.book(token, { time: '08:30' })).body.code).toBe('bookings.slot_taken');
    expect((await world.book(token, { clinician_id: COLLEAGUE })).body.code).toBe('bookings.slot_taken');
    // A treatment is booked with its journey, whose answers about health somebody may have to look at.
    const treatment = await world.book(token, { kind: 'treatment', package_id: PACKAGE });
    expect(treatment.body['fields']).toMatchObject([{ path: 'body.kind' }, { path: 'body.package_id' }]);
    expect((await world.book(token, { accept_policy: false })).status).toBe(422);
    await world.setClinic(sql`operational_status = 'suspended'`);
    expect((await world.book(token)).body.code).toBe('bookings.not_bookable');
  });

  it('runs once for one key, however often it is sent', async () => {
    const { token } = await patient();
    const body = { provider_id: CLINIC, kind: 'consultation', date: MONDAY, time: '09:00', accept_policy: true };
    const send = () => world.send('POST', '/bookings', token, body, { 'idempotency-key': 'the same key' });
    const [one, other] = [await send(), await send()];
    expect(one.status).toBe(201);
    expect(other.body['id']).toBe(one.body['id']);
    expect((await world.send('POST', '/bookings', token, body)).body.code).toBe('request.idempotency_key_missing');
  });

  it('moves to another time in one step, and keeps its own when that is taken', async () => {
    const [one, other] = [await patient(), await patient()];
    const mine = await world.book(one.token);
    await world.book(other.token, { time: '10:00' });
    const to = (time: string) =>
      world.post(`/bookings/${String(mine.body['id'])}/reschedule`, one.token, { new_date: MONDAY, new_time: time });
    expect((await to('10:00')).body.code).toBe('bookings.slot_taken');
    expect(await world.read(one.token, mine.body['id'])).toMatchObject({ time: '09:00' });
    expect((await to('11:00')).body).toMatchObject({ time: '11:00', status: 'pending', version: 2 });
    expect((await world.book(other.token, { time: '09:00' })).status).toBe(201);
  });

  it('expires when nobody answers, and its time is free again', async () => {
    const { token, userId } = await patient();
    const made = await world.book(token);
    world.house.clock.moveTo('2026-11-24T10:00:01Z');
    const later = await world.house.signIn(userId);
    expect(await world.read(later, made.body['id'])).toMatchObject({ actions: ['cancel'] });
    await world.runTimers();
    expect(await world.read(later, made.body['id'])).toMatchObject({
      status: 'cancelled',
      cancellation: { reason: 'not_answered' },
    });
    expect((await world.book(later)).status).toBe(201);
  });

  it('is confirmed at once where the clinic allows online booking and nothing is due', async () => {
    await world.setClinic(sql`allow_online_booking = true`);
    const { token } = await patient();
    const owner = await world.house.staff('owner');
    const made = await world.book(token);
    expect(made.body).toMatchObject({ status: 'confirmed', price: null });
    expect((await world.send('GET', '/bookings/upcoming/count', token)).body).toEqual({ count: 1 });
    const act = (name: string, by: string) => world.post(`/provider/bookings/${String(made.body['id'])}/${name}`, by);
    expect((await act('complete', owner.token)).body.code).toBe('bookings.not_possible');
    world.house.clock.moveTo('2026-12-07T13:00:00Z');
    const later = await world.house.signIn(owner.userId);
    expect((await act('complete', later)).body).toMatchObject({ status: 'completed', actions: [] });
  });

  it('is a secret between its patient and the clinic', async () => {
    const [one, other] = [await patient(), await patient()];
    const made = await world.book(one.token, { notes: 'private' });
    const path = `/bookings/${String(made.body['id'])}`;
    expect((await world.send('GET', path, other.token)).body.code).toBe('bookings.not_found');
    expect((await world.post(`${path}/cancel`, other.token, { reason: 'mine' })).body.code).toBe('bookings.not_found');
    const { token: billing } = await world.house.staff('billing');
    expect((await world.send('GET', path, billing)).body.code).toBe('bookings.not_found');
    const { token: network } = await world.house.member('owner');
    expect((await world.send('GET', path, network)).body).toMatchObject({ notes: null, contact: null });
    const { token: admin } = await world.house.person('admin');
    expect((await world.send('GET', path, admin)).body).toMatchObject({ notes: null });
    const stranger = await world.house.staff('owner', '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e21');
    expect((await world.send('GET', path, stranger.token)).body.code).toBe('bookings.not_found');
  });

  it('that waits is declined by its clinic, or by whoever acts as it, and cancelled by all others', async () => {
    const { token } = await patient();
    const { id } = (await world.book(token)).body as unknown as Booking;
    const { token: clinician } = await world.house.staff('clinician');
    expect((await world.read(clinician, id)).actions).toEqual(['accept', 'decline', 'reschedule', 'reassign']);
    const others = [
      { by: (await world.house.member('owner')).token, access: `/organizations/providers/${CLINIC}/access` },
      { by: (await world.house.person('admin')).token, access: `/admin/providers/${CLINIC}/access` },
    ];
    for (const { by, access } of others) {
      const offered = async () => (await world.read(by, id)).actions;
      expect(await offered()).toEqual(['cancel', 'reschedule', 'reassign']);
      expect((await world.post(access, by, { reason: 'They asked us to' })).status).toBe(200);
      expect(await offered()).toEqual(['accept', 'decline', 'reschedule', 'reassign']);
    }
  });

  it('becomes a calendar event that is cancelled with it', async () => {
    const { token } = await patient();
    const made = await world.book(token);
    const file = () => world.send('GET', `/bookings/${String(made.body['id'])}/calendar.ics`, token);
    const before = await file();
    expect(before.raw).toContain('DTSTART:20261207T120000Z');
    expect(before.raw).toContain('STATUS:TENTATIVE');
    await world.post(`/bookings/${String(made.body['id'])}/cancel`, token, { reason: 'changed my mind' });
    const after = await file();
    expect(after.raw).toContain('METHOD:CANCEL');
    expect(after.raw).toContain('SEQUENCE:2');
  });
});
