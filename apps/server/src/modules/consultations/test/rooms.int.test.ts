import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLINIC, OTHER_CLINIC } from '../../contexts/testing/open-house.ts';
import { openRooms, type OpenRooms, STARTS } from '../testing/open-rooms.ts';

let world: OpenRooms;
beforeAll(async () => {
  world = await openRooms();
});
afterAll(() => world.close());
beforeEach(() => world.house.clock.moveTo('2026-12-07T11:50:00Z'));

const inRoom = ({ room }: Awaited<ReturnType<OpenRooms['read']>>) =>
  room.present.map(({ side, is_admitted: admitted }) => `${side} ${admitted ? 'in' : 'waits'}`);

describe('the room of an online consultation', () => {
  it('opens 15 minutes before and closes 60 minutes after, and is on the booking until then', async () => {
    world.house.clock.moveTo('2026-12-07T11:44:59Z');
    const { id, patient } = await world.booked();
    const staff = await world.house.staff('coordinator');
    const early = await world.read(patient.token, id);
    expect(early.room).toMatchObject({
      state: 'too_early',
      opens_at: '2026-12-07T11:45:00.000Z',
      closes_at: '2026-12-07T13:30:00.000Z',
      own_side: 'patient',
      time_zone: 'America/Sao_Paulo',
      ice_servers: [],
      actions: [],
    });
    expect((await world.enter(patient.token, id)).body.code).toBe('consultations.too_early');
    expect(await world.read(patient.token, id)).toMatchObject({ status: 200 });
    expect((await world.send('GET', `/bookings/${id}`, patient.token)).body).toMatchObject({
      video_room: `/consultations/${id}`,
    });
    expect((await world.send('GET', `/bookings/${id}`, staff.token)).body).toMatchObject({
      video_room: `/provider/consultations/${id}`,
    });
    world.house.clock.moveTo('2026-12-07T11:45:00Z');
    expect((await world.read(patient.token, id)).room).toMatchObject({ state: 'open', actions: ['enter'] });
    world.house.clock.moveTo('2026-12-07T13:30:00Z');
    const later = await world.house.signIn(patient.userId);
    expect((await world.read(later, id)).room).toMatchObject({ state: 'closed', closed_because: 'over' });
    expect((await world.enter(later, id)).body.code).toBe('consultations.closed');
    expect((await world.send('GET', `/bookings/${id}`, later)).body).not.toHaveProperty('video_room');
  });

  it('is found by its patient and by staff who answer bookings, and by nobody else', async () => {
    const { id } = await world.booked();
    const others = [
      await world.house.person('patient'),
      await world.house.staff('owner', OTHER_CLINIC),
      await world.house.staff('billing'),
      await world.house.member('owner'),
      await world.house.person('admin'),
    ];
    for (const { token } of others) {
      const answers = [
        await world.read(token, id),
        await world.enter(token, id),
        await world.act(token, id, 'end'),
        await world.act(token, id, 'admit', id),
        await world.act(token, id, 'leave', id),
        await world.send('GET', `/consultations/${id}/notes`, token),
        await world.send('PUT', `/consultations/${id}/notes`, token, { text: 'x', version: 0 }),
      ];
      expect(answers.map(({ body }) => body.code)).toEqual(Array.from({ length: 7 }, () => 'consultations.not_found'));
      expect((await world.send('GET', `/bookings/${id}`, token)).body).not.toHaveProperty('video_room');
    }
    for (const role of ['owner', 'coordinator', 'clinician'] as const)
      expect((await world.read((await world.house.staff(role)).token, id)).room.own_side).toBe('provider');
  });

  it('stays closed for bookings that are not confirmed, and for visits', async () => {
    const { id, patient } = await world.booked('pending');
    expect((await world.read(patient.token, id)).room).toMatchObject({ state: 'closed', closed_because: 'booking' });
    expect((await world.enter(patient.token, id)).body.code).toBe('consultations.closed');
    const visit = await world.booked();
    await world.house.run(sql`update bookings set kind = 'consultation' where id = ${visit.id}`);
    expect((await world.read(visit.patient.token, visit.id)).body.code).toBe('consultations.not_found');
  });

  it('keeps the patient waiting until somebody of the clinic who is there admits them', async () => {
    const { id, patient } = await world.booked();
    const staff = await world.house.staff('clinician');
    const { session } = await world.enter(patient.token, id);
    expect(inRoom(await world.read(staff.token, id))).toEqual(['patient waits']);
    expect((await world.act(staff.token, id, 'admit', session)).body.code).toBe('consultations.not_there');
    await world.enter(staff.token, id);
    expect((await world.read(patient.token, id)).room.present.map((one) => one.session_id)).toEqual([session, null]);
    expect((await world.act(patient.token, id, 'admit', session)).body.code).toBe('consultations.not_found');
    world.heard('video.room');
    expect((await world.act(staff.token, id, 'admit', session)).status).toBe(200);
    expect(world.heard('video.room')).toEqual([
      { data: { booking_id: id }, rooms: [`user:${patient.userId}`, `provider:${CLINIC}:bookings.read:staff`] },
    ]);
    expect(inRoom(await world.read(patient.token, id))).toEqual(['patient in', 'provider in']);
  });

  it('lets a lease of 30 seconds run out, keeps the admission for who comes back, and ends it for who leaves', async () => {
    const { id, patient, patientSession, staff, staffSession } = await world.met();
    world.house.clock.moveTo('2026-12-07T11:50:20Z');
    expect((await world.enter(staff.token, id, staffSession)).session).toBe(staffSession);
    world.house.clock.moveTo('2026-12-07T11:50:31Z');
    expect(inRoom(await world.read(staff.token, id))).toEqual(['provider in']);
    expect((await world.enter(patient.token, id, patientSession)).session).toBe(patientSession);
    expect(inRoom(await world.read(staff.token, id))).toEqual(['patient in', 'provider in']);
    await world.act(patient.token, id, 'leave', patientSession);
    await world.enter(patient.token, id);
    expect(inRoom(await world.read(staff.token, id))).toEqual(['patient waits', 'provider in']);
  });

  it('has each user in one page: the newest', async () => {
    const { id, patient, patientSession } = await world.met();
    const { session } = await world.enter(patient.token, id);
    expect(session).not.toBe(patientSession);
    expect((await world.enter(patient.token, id, patientSession)).body.code).toBe('consultations.taken_over');
    // The page that was replaced can't end the other one's visit.
    await world.act(patient.token, id, 'leave', patientSession);
    expect(inRoom(await world.read(patient.token, id))).toEqual(['patient in', 'provider in']);
  });

  it('has two seats for the clinic', async () => {
    const { id } = await world.met();
    const [second, third] = [await world.house.staff('owner'), await world.house.staff('coordinator')];
    expect((await world.enter(second.token, id)).status).toBe(200);
    expect((await world.enter(third.token, id)).body.code).toBe('consultations.full');
    expect((await world.enter(second.token, id)).status).toBe(200);
  });

  it('is ended by the clinic for both, and opened again by the clinic alone', async () => {
    const { id, patient, patientSession, staff } = await world.met();
    expect((await world.act(patient.token, id, 'end')).body.code).toBe('consultations.not_found');
    expect((await world.act(staff.token, id, 'end')).body).toMatchObject({ state: 'closed', present: [] });
    expect((await world.enter(patient.token, id, patientSession)).body.code).toBe('consultations.closed');
    expect((await world.enter(patient.token, id)).body.code).toBe('consultations.closed');
    expect((await world.read(patient.token, id)).room.closed_because).toBe('ended');
    expect((await world.enter(staff.token, id)).status).toBe(200);
    await world.enter(patient.token, id);
    expect(inRoom(await world.read(staff.token, id))).toEqual(['patient waits', 'provider in']);
  });

  it('closes with its booking', async () => {
    const { id, patient, patientSession, staff, staffSession } = await world.met();
    world.heard('booking.changed');
    await world.post(`/bookings/${id}/cancel`, staff.token, { reason: 'The doctor is ill' });
    expect(world.heard('booking.changed')[0]?.rooms).toContain(`user:${patient.userId}`);
    for (const [token, session] of [
      [patient.token, patientSession],
      [staff.token, staffSession],
    ] as const) {
      expect((await world.enter(token, id, session)).body.code).toBe('consultations.closed');
      expect((await world.read(token, id)).room).toMatchObject({
        state: 'closed',
        closed_because: 'booking',
        present: [],
      });
    }
  });
});

describe('signals', () => {
  it('reach the other user alone', async () => {
    const { id, patient, patientSession, staff, staffSession } = await world.met();
    await world.signal(patient.userId, 'patient', patientSession, staffSession, id);
    expect(world.heard('video.signal')).toMatchObject([
      { data: { from: patientSession, to: staffSession, data: 'AAAA' }, rooms: [`user:${staff.userId}`] },
    ]);
    await world.signal(staff.userId, 'provider', staffSession, patientSession, id);
    expect(world.heard('video.signal')).toMatchObject([{ rooms: [`user:${patient.userId}`] }]);
  });

  it('are refused before admission, for rooms one is not in, with a page that is not one’s own, and after the lease', async () => {
    const first = await world.met();
    const other = await world.met();
    const { id, patient } = await world.booked();
    const { session } = await world.enter(patient.token, id);
    const staff = await world.enter(first.staff.token, id);
    const refusals: [() => Promise<unknown>, string][] = [
      [() => world.signal(patient.userId, 'patient', session, staff.session, id), 'consultations.not_there'],
      [() => world.signal(first.staff.userId, 'provider', staff.session, session, id), 'consultations.not_there'],
      [
        () => world.signal(first.patient.userId, 'patient', first.patientSession, other.staffSession, other.id),
        'consultations.not_found',
      ],
      [
        () => world.signal(first.patient.userId, 'patient', first.patientSession, other.staffSession, first.id),
        'consultations.not_there',
      ],
      [
        () => world.signal(first.patient.userId, 'patient', first.staffSession, first.patientSession, first.id),
        'consultations.not_there',
      ],
      [
        () => world.signal(first.patient.userId, 'patient', first.patientSession, first.patientSession, first.id),
        'consultations.not_there',
      ],
    ];
    for (const [say, code] of refusals) await expect(say()).rejects.toThrow(code);
    world.house.clock.moveTo('2026-12-07T11:50:30Z');
    await expect(
      world.signal(first.patient.userId, 'patient', first.patientSession, first.staffSession, first.id),
    ).rejects.toThrow('consultations.not_there');
    expect(world.heard('video.signal')).toEqual([]);
  });

  it('are refused after the booking was cancelled, and from staff who were removed', async () => {
    const { id, patient, patientSession, staff, staffSession } = await world.met();
    await world.house.run(sql`delete from provider_members where user_id = ${staff.userId}`);
    await expect(world.signal(staff.userId, 'provider', staffSession, patientSession, id)).rejects.toThrow(
      'consultations.not_found',
    );
    expect((await world.enter(staff.token, id, staffSession)).body.code).toBe('consultations.not_found');
    await world.post(`/bookings/${id}/cancel`, patient.token, { reason: 'I am ill' });
    await expect(world.signal(patient.userId, 'patient', patientSession, staffSession, id)).rejects.toThrow(
      'consultations.closed',
    );
    expect(world.heard('video.signal')).toEqual([]);
  });
});

describe('the clinic’s notes', () => {
  it('are sealed, kept for the clinic, and written over only by who read them', async () => {
    const { id, patient, staff } = await world.met();
    const colleague = await world.house.staff('coordinator');
    const at = `/consultations/${id}/notes`;
    expect((await world.send('GET', at, staff.token)).body).toEqual({
      text: '',
      version: 0,
      written_by: null,
      written_at: null,
    });
    const written = await world.send('PUT', at, staff.token, { text: 'Knee is swollen.', version: 0 });
    expect(written.body).toMatchObject({ version: 1, written_by: 'clinician Quiroga' });
    const { rows } = await world.house.run(sql`select notes_sealed from consultations where booking_id = ${id}`);
    expect(String(rows[0]?.['notes_sealed'])).not.toContain('swollen');
    const stale = await world.send('PUT', at, colleague.token, { text: 'Mine', version: 0 });
    expect(stale.body).toMatchObject({ code: 'request.stale_version', present: { text: 'Knee is swollen.' } });
    expect((await world.send('GET', at, colleague.token)).body).toMatchObject({ text: 'Knee is swollen.' });
    expect((await world.send('GET', at, patient.token)).body.code).toBe('consultations.not_found');
    const { rows: log } = await world.house.run(
      sql`select action, count(*)::int as times from audit_entries where target_id = ${id} and action like 'consultations.notes%' group by action order by action`,
    );
    expect(log).toEqual([
      { action: 'consultations.notes_read', times: 1 },
      { action: 'consultations.notes_written', times: 1 },
    ]);
  });

  it('are listed by patient, newest first, for the clinic’s own care staff alone; each read is logged', async () => {
    const { id, patient, staff } = await world.met();
    const earlier = await world.booked('confirmed', patient);
    await world.house.run(sql`with slot as (
        update booking_slots set starts_at = starts_at - interval '7 days', ends_at = ends_at - interval '7 days',
          during = tstzrange(starts_at - interval '7 days', ends_at - interval '7 days') where booking_id = ${earlier.id})
      update bookings set starts_at = starts_at - interval '7 days', ends_at = ends_at - interval '7 days' where id = ${earlier.id}`);
    const empty = await world.booked('confirmed', patient);
    const other = await world.met();
    for (const [one, text] of [
      [id, 'Second talk'],
      [earlier.id, 'First talk'],
      [empty.id, '  '],
      [other.id, 'Another patient'],
    ])
      expect((await world.send('PUT', `/consultations/${one}/notes`, staff.token, { text, version: 0 })).status).toBe(
        200,
      );
    const at = `/provider/patients/${patient.userId}/consultation-notes`;
    const { body } = await world.send('GET', at, staff.token);
    expect(body).toMatchObject({
      total: 2,
      data: [
        { booking_id: id, text: 'Second talk', written_by: 'clinician Quiroga', starts_at: STARTS },
        { booking_id: earlier.id, text: 'First talk' },
      ],
    });
    expect((await world.send('GET', `${at}?limit=1&page=2`, staff.token)).body).toMatchObject({
      data: [{ text: 'First talk' }],
    });
    const { rows } = await world.house.run(
      sql`select count(*)::int as times from audit_entries where target_id = ${earlier.id} and action = 'consultations.notes_read' and subject_id = ${patient.userId}`,
    );
    expect(rows[0]?.['times']).toBe(2);
    const elsewhere = await world.house.staff('owner', OTHER_CLINIC);
    expect((await world.send('GET', at, elsewhere.token)).body).toMatchObject({ total: 0, data: [] });
    for (const stranger of [patient, await world.house.staff('billing'), await world.house.person('admin')])
      expect((await world.send('GET', at, stranger.token)).status).toBeGreaterThanOrEqual(400);
  });
});
