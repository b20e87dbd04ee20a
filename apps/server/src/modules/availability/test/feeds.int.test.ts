import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OTHER_CLINIC } from '../../contexts/testing/open-house.ts';
import { readDueFeeds } from '../feeds/commands/read-due-feeds.ts';
import { calendarBody, DOCTOR, openAvailability, type OpenAvailability } from '../testing/open-availability.ts';

let house: OpenAvailability;
beforeAll(async () => {
  house = await openAvailability();
});
beforeEach(() => house.clear());
afterAll(() => house.close());

const ADDRESS = 'https://calendar.example.org/private-1a2b3c/basic.ics';
const doctor = { type: 'clinician', id: DOCTOR };
const ics = (...times: [string, string][]) =>
  [
    'BEGIN:VCALENDAR',
    ...times.map(
      ([from, to], index) =>
        `BEGIN:VEVENT\r\nUID:${index}\r\nSUMMARY:Juan Pérez\r\nDTSTART:${from}\r\nDTEND:${to}\r\nEND:VEVENT`,
    ),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
const answers = (text: string) =>
  (house.outside.answer = { kind: 'read', text, known: { etag: '"1"', lastModified: null } });
const MONDAY_TEN = ['20261123T130000Z', '20261123T140000Z'] as [string, string];

async function withCalendar() {
  const ana = await house.staff('coordinator');
  await house.send('PUT', `/provider/availability?clinician=${DOCTOR}`, ana.token, calendarBody());
  return ana;
}
const add = (token: string, change: object = {}) =>
  house.send('POST', '/provider/calendar-feeds', token, {
    resource: doctor,
    name: 'Hospital',
    url: ADDRESS,
    ...change,
  });
async function monday() {
  house.changeCatalog();
  const { body } = await house.send(
    'GET',
    '/providers/clinica-um/availability?start_date=2026-11-23&end_date=2026-11-23',
  );
  return (body['data'] as { time: string }[]).map(({ time }) => time);
}

describe('an outside calendar', () => {
  it('takes its times from the hours, and nothing but its times is stored', async () => {
    const ana = await withCalendar();
    answers(ics(MONDAY_TEN));
    const added = await add(ana.token);
    expect(added).toMatchObject({
      status: 201,
      body: { name: 'Hospital', host: 'calendar.example.org', status: 'ok', busy_count: 1, resource: { id: DOCTOR } },
    });
    expect(JSON.stringify(added.body)).not.toContain('1a2b3c');
    expect(await monday()).toEqual(['09:00', '11:00']);
    const { rows } = await house.run(sql`select f.*, b.* from calendar_feeds f join feed_busy b on b.feed_id = f.id`);
    expect(JSON.stringify(rows)).not.toMatch(/1a2b3c|Juan/);
    const { body } = await house.send('GET', '/provider/calendar-feeds', ana.token);
    expect(body['data']).toMatchObject([{ id: added.body['id'], status: 'ok' }]);
    expect(
      (await house.send('DELETE', `/provider/calendar-feeds/${added.body['id'] as string}`, ana.token)).status,
    ).toBe(204);
    expect(await monday()).toEqual(['09:00', '10:00', '11:00']);
    expect((await house.audited()).map(({ action }) => action)).toEqual([
      'availability.changed',
      'availability.feed_added',
      'availability.feed_removed',
    ]);
  });

  it('that fails says why, keeps what is known and is read more rarely', async () => {
    const ana = await withCalendar();
    answers(ics(MONDAY_TEN));
    const { body: feed } = await add(ana.token);
    house.outside.answer = { kind: 'failed', failure: 'not_found' };
    house.pass(21);
    expect(await readDueFeeds(house.deps)).toBe(1);
    expect(house.outside.asked).toEqual([
      { url: ADDRESS, etag: null },
      { url: ADDRESS, etag: '"1"' },
    ]);
    expect(await readDueFeeds(house.deps)).toBe(0);
    expect(await monday()).toEqual(['09:00', '11:00']);
    const { body: failing } = await house.send('GET', '/provider/calendar-feeds', await house.signIn(ana.userId));
    expect(failing['data']).toMatchObject([
      {
        status: 'failing',
        failure: 'not_found',
        busy_count: 1,
        last_good_at: feed['last_good_at'],
        next_read_at: '2026-11-22T11:01:00.000Z',
      },
    ]);
    house.pass(39);
    expect(await readDueFeeds(house.deps)).toBe(0);
    house.outside.answer = { kind: 'unchanged' };
    const again = await house.send(
      'POST',
      `/provider/calendar-feeds/${feed['id'] as string}/read`,
      await house.signIn(ana.userId),
    );
    expect(again.body).toMatchObject({ status: 'ok', failure: null, busy_count: 1 });
    answers('no calendar at all');
    const broken = await house.send(
      'POST',
      `/provider/calendar-feeds/${feed['id'] as string}/read`,
      await house.signIn(ana.userId),
    );
    expect(broken.body).toMatchObject({ status: 'failing', failure: 'not_a_calendar' });
  });

  it('is refused with a private address, twice, without hours, after five, and of another clinic', async () => {
    const ana = await house.staff();
    expect((await add(ana.token)).body.code).toBe('availability.no_calendar');
    await house.send('PUT', `/provider/availability?clinician=${DOCTOR}`, ana.token, calendarBody());
    for (const url of [
      'http://calendar.example.org/a.ics',
      'https://127.0.0.1/a.ics',
      'https://[::1]/a.ics',
      'https://localhost/a.ics',
    ])
      expect(await add(ana.token, { url })).toMatchObject({
        status: 422,
        body: { code: 'availability.feed_address_refused' },
      });
    expect(house.outside.asked).toEqual([]);
    const { body: feed } = await add(ana.token);
    expect(feed).toMatchObject({ status: 'failing', failure: 'unreachable' });
    expect((await add(ana.token)).body.code).toBe('availability.feed_exists');
    for (const name of ['b', 'c', 'd', 'e']) await add(ana.token, { name, url: `${ADDRESS}?${name}` });
    expect((await add(ana.token, { url: `${ADDRESS}?f` })).body.code).toBe('availability.too_many_feeds');
    const other = await house.staff('owner', OTHER_CLINIC);
    const path = `/provider/calendar-feeds/${feed['id'] as string}`;
    expect((await house.send('POST', `${path}/read`, other.token)).status).toBe(404);
    expect((await house.send('DELETE', path, other.token)).status).toBe(404);
    expect((await house.send('GET', '/provider/calendar-feeds', other.token)).body['data']).toEqual([]);
    expect((await add((await house.staff('billing')).token)).status).toBe(403);
  });
});

describe('a published calendar', () => {
  it('tells when the clinic is taken or closed, and nothing else, until it is revoked', async () => {
    const ana = await withCalendar();
    answers(ics(MONDAY_TEN));
    await add(ana.token);
    const exception = {
      kind: 'closed',
      from_date: '2026-11-24',
      to_date: '2026-11-24',
      starts: null,
      ends: null,
      mode: null,
      label: 'Surgery of Ana',
    };
    await house.send('POST', '/provider/availability/block', ana.token, { resources: [doctor], exception });
    const made = await house.send('POST', '/provider/published-calendars', ana.token, { resource: doctor });
    expect(made.status).toBe(201);
    const { pathname } = new URL(made.body['url'] as string);
    const shown = await house.app.inject({ url: pathname });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(shown.body.match(/DTSTART:\S+/g)).toEqual(['DTSTART:20261123T130000Z', 'DTSTART:20261124T030000Z']);
    expect(shown.body).not.toMatch(/Juan|Ana|Surgery|Hospital|Prado/);
    const { body: listed } = await house.send('GET', '/provider/calendar-feeds', ana.token);
    expect(JSON.stringify(listed)).not.toContain(pathname.slice(-20));
    const path = `/provider/published-calendars/${made.body['id'] as string}`;
    const other = await house.staff('owner', OTHER_CLINIC);
    expect((await house.send('DELETE', path, other.token)).status).toBe(404);
    expect((await house.send('DELETE', path, ana.token)).status).toBe(204);
    expect((await house.app.inject({ url: pathname })).statusCode).toBe(410);
    expect((await house.send('DELETE', path, ana.token)).status).toBe(404);
    expect((await house.app.inject({ url: `/api/v1/calendars/${'x'.repeat(43)}.ics` })).statusCode).toBe(404);
  });
});
