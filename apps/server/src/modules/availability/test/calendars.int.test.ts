import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLINIC, OTHER_CLINIC } from '../../contexts/testing/open-house.ts';
import { refreshAllNextFree } from '../next-free/commands/refresh-all-next-free.ts';
import {
  calendarBody,
  COLLEAGUE,
  DOCTOR,
  openAvailability,
  type OpenAvailability,
  ROOM,
  STRANGER,
} from '../testing/open-availability.ts';

/** A booking, as a later module tells of it. */
const VISIT = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8f90';
const visits = sql`select k.id as calendar_id, '2026-11-26T13:00:00Z'::timestamptz as starts_at, '2026-11-26T14:00:00Z'::timestamptz as ends_at,
  'booking' as source, ${VISIT}::uuid as source_id, 'Ana P.' as label from calendars k where k.clinician_id = ${COLLEAGUE}::uuid`;

let house: OpenAvailability;
beforeAll(async () => {
  house = await openAvailability({ busy: [{ rows: visits }] });
});
beforeEach(() => house.clear());
afterAll(() => house.close());

const save = (token: string, change: object = {}, of = `clinician=${DOCTOR}`) =>
  house.send('PUT', `/provider/availability?${of}`, token, calendarBody(change));
const free = async (query = '') => {
  house.changeCatalog();
  const { body } = await house.send('GET', `/providers/clinica-um/availability${query}`);
  return body as unknown as {
    data: { date: string; time: string; ends_at: string; kinds: string[]; clinician_ids: string[] }[];
    has_calendar: boolean;
    next_free_on: string | null;
  };
};
const doctor = { type: 'clinician', id: DOCTOR } as const;
const colleague = { type: 'clinician', id: COLLEAGUE } as const;

describe('the calendar of a clinician', () => {
  it('is a suggestion until it is saved, and then what patients see', async () => {
    const ana = await house.staff('coordinator');
    const before = await house.send('GET', `/provider/availability?clinician=${DOCTOR}`, ana.token);
    expect(before.body).toMatchObject({ saved: false, version: 0, windows: [], actions: ['change'] });
    expect(await free()).toMatchObject({ data: [], has_calendar: false, next_free_on: null });
    const saved = await save(ana.token);
    expect(saved).toMatchObject({ status: 200, body: { saved: true, version: 1, time_zone: 'America/Sao_Paulo' } });
    // 2026-11-22 is a Sunday.
    const { data, next_free_on: first, has_calendar: keeps } = await free();
    expect(data.slice(0, 4).map(({ date, time }) => `${date} ${time}`)).toEqual([
      '2026-11-23 09:00',
      '2026-11-23 10:00',
      '2026-11-23 11:00',
      '2026-11-24 09:00',
    ]);
    expect(data[0]).toMatchObject({
      starts_at: '2026-11-23T12:00:00Z',
      kinds: ['consultation'],
      clinician_ids: [DOCTOR],
    });
    expect([keeps, first]).toEqual([true, '2026-11-23']);
    expect(await house.nextFree()).toEqual({ any: '2026-11-23', online: null });
    expect((await house.audited()).map(({ action }) => action)).toEqual(['availability.changed']);
  });

  it('refuses a stale version with what is stored now, and overlapping hours by their place', async () => {
    const ana = await house.staff();
    await save(ana.token);
    const stale = await save(ana.token);
    expect(stale).toMatchObject({ status: 409, body: { code: 'request.stale_version', present: { version: 1 } } });
    const windows = [
      { weekday: 1, starts: '09:00', ends: '12:00', mode: 'in_person' },
      { weekday: 1, starts: '11:00', ends: '13:00', mode: 'online' },
    ];
    const overlap = await save(ana.token, { version: 1, windows });
    expect(overlap).toMatchObject({ status: 422, body: { code: 'availability.hours_overlap' } });
    expect(overlap.body['fields']).toMatchObject([
      { path: 'body.windows.0.starts' },
      { path: 'body.windows.1.starts' },
    ]);
    const apart = [windows[0], { ...windows[1], valid_from: '2027-01-01' }].map((one, place) =>
      place === 0 ? { ...one, valid_until: '2026-12-31' } : one,
    );
    expect((await save(ana.token, { version: 1, windows: apart })).status).toBe(200);
  });

  it('is closed on holidays unless the clinic works on them', async () => {
    const ana = await house.staff();
    await save(ana.token);
    const on = async () => (await free('?start_date=2026-12-25&end_date=2026-12-25')).data.length;
    expect(await on()).toBe(0);
    const christmas = { date: '2026-12-25', works: true };
    const works = await house.send('PUT', '/provider/availability/holidays?language=pt', ana.token, christmas);
    expect(works).toMatchObject({ status: 200, body: { name: 'Natal', works: true } });
    expect(await on()).toBe(3);
    await house.send('PUT', '/provider/availability/holidays', ana.token, { ...christmas, works: false });
    expect(await on()).toBe(0);
    const workday = await house.send('PUT', '/provider/availability/holidays', ana.token, {
      date: '2026-12-23',
      works: true,
    });
    expect(workday.body.code).toBe('availability.not_a_holiday');
  });

  it('keeps exceptions by their id, and past ones', async () => {
    const ana = await house.staff();
    const closed = {
      kind: 'closed',
      from_date: '2026-11-23',
      to_date: '2026-11-24',
      starts: null,
      ends: null,
      mode: null,
      label: 'Congress',
    };
    const open = {
      ...closed,
      kind: 'open',
      from_date: '2026-11-28',
      to_date: '2026-11-28',
      starts: '10:00',
      ends: '12:00',
      mode: 'online',
      label: null,
    };
    const { body } = await save(ana.token, { exceptions: [closed, open] });
    const [first, second] = body['exceptions'] as { id: string }[];
    expect(await house.nextFree()).toEqual({ any: '2026-11-25', online: '2026-11-28' });
    house.clock.moveTo('2026-11-26T10:00:00Z');
    const kept = await save(await house.signIn(ana.userId), {
      version: 1,
      exceptions: [{ ...open, id: second?.id, label: 'Extra' }],
    });
    expect(kept.body['exceptions']).toMatchObject([{ id: second?.id, label: 'Extra' }]);
    const { rows } = await house.run(sql`select id from calendar_exceptions order by from_date`);
    expect(rows.map(({ id }) => id)).toEqual([first?.id, second?.id]);
  });

  it('is removed with its version, and nothing is said then', async () => {
    const ana = await house.staff();
    await save(ana.token);
    const path = `/provider/availability?clinician=${DOCTOR}`;
    expect((await house.send('DELETE', path, ana.token, { version: 9 })).status).toBe(409);
    expect((await house.send('DELETE', path, ana.token, { version: 1 })).status).toBe(204);
    expect(await free()).toMatchObject({ data: [], has_calendar: false });
    expect(await house.nextFree()).toEqual({ any: null, online: null });
    expect((await house.send('DELETE', path, ana.token, { version: 1 })).body.code).toBe('availability.no_calendar');
  });
});

describe('who may', () => {
  it('keep calendars: coordinators and clinicians too, but not billing, and nobody those of another clinic', async () => {
    for (const role of ['owner', 'manager', 'coordinator', 'clinician'] as const)
      expect((await save((await house.staff(role)).token, { version: 9 })).body.code).toBe('request.stale_version');
    const billing = await house.staff('billing');
    expect((await save(billing.token)).status).toBe(403);
    const shown = await house.send('GET', `/provider/availability?clinician=${DOCTOR}`, billing.token);
    expect(shown.body).toMatchObject({ actions: [] });
    const other = await house.staff('owner', OTHER_CLINIC);
    expect((await save(other.token)).body.code).toBe('availability.resource_not_found');
    expect((await house.send('GET', `/provider/availability?room=${ROOM}`, other.token)).status).toBe(404);
    expect((await save(other.token, {}, `clinician=${STRANGER}`)).status).toBe(200);
    expect((await house.send('GET', '/provider/availability', other.token)).status).toBe(422);
  });

  it('see free times: nobody those of a clinic that is not verified or suspended', async () => {
    const ana = await house.staff();
    await save(ana.token);
    await house.run(sql`update providers set verification_status = 'pending' where id = ${CLINIC}`);
    expect(await free()).toMatchObject({ data: [], has_calendar: false, next_free_on: null });
    await house.run(
      sql`update providers set verification_status = 'verified', operational_status = 'suspended' where id = ${CLINIC}`,
    );
    house.changeCatalog();
    expect((await house.send('GET', '/providers/clinica-um/availability')).status).toBe(404);
  });
});

describe('free times', () => {
  it('are asked for by kind, clinician and range of at most 62 days', async () => {
    const ana = await house.staff();
    await save(ana.token);
    const video = [{ weekday: 1, starts: '09:00', ends: '10:00', mode: 'both' }];
    await save(ana.token, { windows: video }, `clinician=${COLLEAGUE}`);
    const { data } = await free('?start_date=2026-11-23&end_date=2026-11-23');
    expect(data[0]).toMatchObject({
      time: '09:00',
      kinds: ['consultation', 'online'],
      clinician_ids: [DOCTOR, COLLEAGUE],
    });
    expect((await free('?start_date=2026-11-23&end_date=2026-11-23&kind=online')).data).toHaveLength(1);
    expect((await free(`?start_date=2026-11-23&end_date=2026-11-23&clinician=${COLLEAGUE}`)).data).toHaveLength(1);
    const long = await house.send(
      'GET',
      '/providers/clinica-um/availability?start_date=2026-11-23&end_date=2027-01-24',
    );
    expect(long.body.code).toBe('availability.range_too_long');
    const most = await house.send(
      'GET',
      '/providers/clinica-um/availability?start_date=2026-11-23&end_date=2027-01-23',
    );
    expect(most.status).toBe(200);
    expect((await house.send('GET', `/providers/${CLINIC}/availability?end_date=2026-11-20`)).status).toBe(422);
  });

  it('are there once for each start, however many are free then and however long their visits take', async () => {
    const ana = await house.staff();
    await save(ana.token);
    const longer = { visits: ['treatment'], slot_minutes: 90 };
    await save(ana.token, longer, `clinician=${COLLEAGUE}`);
    const day = '?start_date=2026-11-23&end_date=2026-11-23';
    const shown = async (query: string) =>
      (await free(`${day}${query}`)).data.map(({ time, ends_at: ends, kinds, clinician_ids: who }) => [
        time,
        ends.slice(11, 16),
        kinds.join(),
        who.length,
      ]);
    expect(await shown('')).toEqual([
      ['09:00', '13:30', 'consultation,treatment', 2],
      ['10:00', '14:00', 'consultation', 1],
      ['10:30', '15:00', 'treatment', 1],
      ['11:00', '15:00', 'consultation', 1],
    ]);
    // Who does nothing of the kind is not named, and does not make it longer.
    expect((await shown('&kind=consultation'))[0]).toEqual(['09:00', '13:00', 'consultation', 1]);
    expect((await shown(`&clinician=${COLLEAGUE}`)).map(([time]) => time)).toEqual(['09:00', '10:30']);
  });

  it('follow the time: the first free day is written again only where it changed', async () => {
    const ana = await house.staff();
    await save(ana.token, { notice_hours: 24 });
    expect(await refreshAllNextFree(house.deps)).toBe(0);
    house.clock.moveTo('2026-11-24T20:00:00Z');
    expect(await refreshAllNextFree(house.deps)).toBe(1);
    expect(await house.nextFree()).toEqual({ any: '2026-11-26', online: null });
  });
});

describe('several calendars', () => {
  it('are blocked at once, and bookings under the block are named, not moved', async () => {
    const ana = await house.staff();
    await save(ana.token);
    await save(ana.token, {}, `clinician=${COLLEAGUE}`);
    const exception = {
      kind: 'closed',
      from_date: '2026-11-26',
      to_date: '2026-11-27',
      starts: null,
      ends: null,
      mode: null,
      label: 'Congress',
    };
    const blocked = await house.send('POST', '/provider/availability/block', ana.token, {
      resources: [doctor, colleague],
      exception,
    });
    expect(blocked).toMatchObject({
      status: 201,
      body: {
        exceptions: [
          { resource: doctor, version: 2 },
          { resource: colleague, version: 2 },
        ],
        conflicts: [{ kind: 'visit_in_closed', resource: { id: COLLEAGUE }, busy: { source_id: VISIT } }],
      },
    });
    expect((await free('?start_date=2026-11-26&end_date=2026-11-27')).data).toEqual([]);
    const [one] = blocked.body['exceptions'] as { exception_id: string }[];
    const path = `/provider/availability/exceptions/${one?.exception_id}`;
    const other = await house.staff('owner', OTHER_CLINIC);
    expect((await house.send('DELETE', path, other.token)).status).toBe(404);
    expect((await house.send('DELETE', path, ana.token)).status).toBe(204);
    expect((await house.send('DELETE', path, ana.token)).body.code).toBe('availability.exception_not_found');
    expect((await free('?start_date=2026-11-26&end_date=2026-11-27')).data).toHaveLength(6);
    const room = { type: 'room', id: ROOM };
    const without = await house.send('POST', '/provider/availability/block', ana.token, {
      resources: [room],
      exception,
    });
    expect(without.body.code).toBe('availability.no_calendar');
  });

  it('take over hours of another, and weeks the exceptions of a week, once', async () => {
    const ana = await house.staff();
    await save(ana.token);
    const hours = await house.send('POST', '/provider/availability/copy-hours', ana.token, {
      from: doctor,
      to: [colleague, { type: 'room', id: ROOM }],
    });
    expect(hours.body).toMatchObject({
      calendars: [
        { resource: colleague, version: 1 },
        { resource: { id: ROOM }, version: 1 },
      ],
    });
    const exception = {
      kind: 'closed',
      from_date: '2026-11-29',
      to_date: '2026-12-01',
      starts: null,
      ends: null,
      mode: null,
      label: null,
    };
    await house.send('POST', '/provider/availability/block', ana.token, { resources: [doctor], exception });
    const week = { resource: doctor, week: '2026-12-02', to_weeks: ['2026-12-09', '2026-12-07', '2026-12-16'] };
    expect((await house.send('POST', '/provider/availability/copy-week', ana.token, week)).body['exceptions']).toBe(2);
    expect((await house.send('POST', '/provider/availability/copy-week', ana.token, week)).body['exceptions']).toBe(0);
    const { body } = await house.send('GET', `/provider/availability?clinician=${DOCTOR}`, ana.token);
    expect(body['exceptions']).toMatchObject([
      { from_date: '2026-11-29', to_date: '2026-12-01' },
      { from_date: '2026-12-07', to_date: '2026-12-08' },
      { from_date: '2026-12-14', to_date: '2026-12-15' },
    ]);
    const { body: list } = await house.send('GET', '/provider/calendars', ana.token);
    expect(list['data']).toMatchObject([
      { resource: { id: DOCTOR }, saved: true, weekly_minutes: 900, next_free_on: '2026-11-23' },
      { resource: { id: COLLEAGUE }, saved: true },
      { resource: { id: ROOM, detail: 'operating_room' }, saved: true },
    ]);
  });

  it('are shown as a week with hours, taken times and what does not fit, and previewed unsaved', async () => {
    const ana = await house.staff();
    await save(ana.token, {}, `clinician=${COLLEAGUE}`);
    const { body } = await house.send('GET', '/provider/availability/week?start=2026-11-26', ana.token);
    expect(body).toMatchObject({ start: '2026-11-23', end: '2026-11-29', conflicts: [] });
    const [none, week] = body['resources'] as {
      saved: boolean;
      days: { free: number; busy: object[]; open: object[] }[];
    }[];
    expect(none).toMatchObject({ saved: false, days: [] });
    expect(week?.days.map(({ free: places }) => places)).toEqual([3, 3, 3, 2, 3, 0, 0]);
    expect(week?.days[3]).toMatchObject({
      busy: [{ label: 'Ana P.' }],
      open: [{ starts: '09:00', free: 2, source: 'weekly' }],
    });
    const { version: _version, ...draft } = calendarBody({
      windows: [{ weekday: 4, starts: '11:00', ends: '13:00', mode: 'online' }],
    });
    const asked = { resource: colleague, calendar: draft, start_date: '2026-11-23', end_date: '2026-11-29' };
    const preview = await house.send('POST', '/provider/availability/preview', ana.token, asked);
    expect(preview.body).toMatchObject({
      total: 2,
      first_free_on: '2026-11-26',
      data: [{ time: '11:00', kinds: ['online'] }, { time: '12:00' }],
      conflicts: [{ kind: 'visit_outside_hours', busy: { source_id: VISIT } }],
    });
    expect((await house.run(sql`select count(*)::int as n from calendars`)).rows).toEqual([{ n: 1 }]);
  });
});
