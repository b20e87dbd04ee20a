import { RECORD_LINKS_MAX } from '@travesia/contracts/records';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openRecordsHouse, PDF, type RecordsHouse } from '../testing/records-house.ts';

let house: RecordsHouse;
beforeAll(async () => {
  house = await openRecordsHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const make = (token: string, recordIds: readonly string[], more: object = {}) =>
  house.send(
    'POST',
    '/medical-records/links',
    token,
    { name: 'Dr. Miller', record_ids: recordIds, days: 14, consent: true, ...more },
    { 'idempotency-key': uuidv7() },
  );
/** A patient with a record and a link to it. */
const given = async (name?: string) => {
  const patient = await house.patient(name);
  const record = await house.added(patient.token, 'Resonancia.pdf');
  const made = await make(patient.token, [record.id]);
  const { link, token: secret } = made.body as unknown as { link: { id: string }; token: string };
  return { ...patient, record, link, secret };
};
const open = (secret: string, path = '', headers?: Record<string, string>) =>
  house.send('GET', `/record-links/${secret}${path}`, undefined, undefined, headers);
const links = async (token: string) => (await house.send('GET', '/medical-records/links', token)).body;
const log = async (token: string) =>
  (await house.send('GET', '/medical-records/access-log?by=others', token)).body['data'];

describe('a link', () => {
  it('lets whoever has it read what was chosen and nothing else', async () => {
    const { token, record, secret } = await given();
    const other = await house.added(token, 'private.pdf');
    const listed = await open(secret);
    expect(listed.body).toMatchObject({ patient: expect.any(String) as string, data: [{ id: record.id }] });
    expect(listed.body['data']).toMatchObject([{ title: 'Resonancia', note: null, shares: [], actions: [] }]);
    expect(String(listed.headers['cache-control'])).toContain('no-store');
    const shown = await open(secret, `/records/${record.id}`);
    const [file] = shown.body['files_list'] as { id: string }[];
    const place = `/records/${record.id}/files/${file?.id}`;
    const whole = await open(secret, place);
    expect(whole.bytes.equals(PDF)).toBe(true);
    expect(String(whole.headers['content-disposition'])).toMatch(/^attachment/);
    const range = await open(secret, place, { range: 'bytes=0-3' });
    expect([range.status, range.bytes.toString()]).toEqual([206, '%PDF']);
    expect((await open(secret, `/records/${record.id}/document`)).body.code).toBe('records.no_document');
    expect((await open(secret, `/records/${record.id}/files/${uuidv7()}`)).body.code).toBe('records.file_not_found');
    for (const id of [other.id, uuidv7()])
      expect(await open(secret, `/records/${id}`)).toMatchObject({ status: 410, body: { code: 'records.link_ended' } });
    expect(await open('x'.repeat(32))).toMatchObject({ status: 404, body: { code: 'records.link_not_found' } });
  });

  it('is stored without name or secret', async () => {
    const { secret } = await given();
    const { rows } = await house.run(sql`select * from record_links`);
    expect(JSON.stringify(rows)).not.toContain('Miller');
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('logs and counts each read, and tells the patient of the first, under the name they gave', async () => {
    const { token, userId, record, secret } = await given();
    await open(secret);
    await open(secret, `/records/${record.id}`);
    await open(secret);
    await house.settle();
    const { rows } = await house.run(sql`select params::text from notifications where user_id = ${userId}
      and kind = 'record_link_opened'`);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('Miller');
    const at = house.clock.now().toISOString();
    expect(await links(token)).toMatchObject({ data: [{ views: 3, first_read_at: at, last_read_at: at }] });
    expect(await log(token)).toMatchObject([
      { action: 'records.listed', by: 'link', reader: 'Dr. Miller', record: null, times: 2 },
      { action: 'records.opened', by: 'link', reader: 'Dr. Miller', record: { title: 'Resonancia' }, times: 1 },
      {},
    ]);
  });

  const revoke = async ({ token, link }: Awaited<ReturnType<typeof given>>) => {
    const ended = await house.send('DELETE', `/medical-records/links/${link.id}`, token);
    expect(ended.body).toMatchObject({ status: 'revoked', actions: [] });
    const again = await house.send('DELETE', `/medical-records/links/${link.id}`, token);
    expect(again.body.code).toBe('records.link_not_possible');
    return 'revoked';
  };
  const expire = () => {
    house.pass(14 * 24 * 60);
    return Promise.resolve('expired');
  };
  const erase = async ({ token, record }: Awaited<ReturnType<typeof given>>) => {
    await house.send('DELETE', `/medical-records/${record.id}`, token);
    return 'revoked';
  };

  it.each([
    ['was revoked', revoke],
    ['has expired', expire],
    ['led only to an erased record', erase],
  ] as const)('that %s answers 410 at once', async (_how, end) => {
    const one = await given();
    const [file] = (await house.detail(one.token, one.record.id)).files_list;
    expect((await open(one.secret)).status).toBe(200);
    const status = await end(one);
    for (const path of ['', `/records/${one.record.id}`, `/records/${one.record.id}/files/${file?.id}`])
      expect(await open(one.secret, path)).toMatchObject({ status: 410, body: { code: 'records.link_ended' } });
    const patient = await house.signIn(one.userId);
    expect(await links(patient)).toMatchObject({ data: [{ status }] });
  });

  it('leads to what is left when one of its records is erased', async () => {
    const { token, record } = await given();
    const second = await house.added(token, 'two.pdf');
    const { body } = await make(token, [record.id, second.id], { name: 'Dr. Okafor' });
    await house.send('DELETE', `/medical-records/${record.id}`, token);
    const secret = String(body['token']);
    expect((await open(secret)).body['data']).toMatchObject([{ id: second.id }]);
    expect((await open(secret, `/records/${record.id}`)).status).toBe(410);
  });

  it('is made of own records, for 90 days at most, with consent, ten at a time', async () => {
    const { token, record } = await given('ana');
    const stranger = await house.patient('luz');
    expect((await make(stranger.token, [record.id])).body.code).toBe('records.not_found');
    for (const wrong of [{ days: 91 }, { days: 0 }, { consent: false }, { name: ' ' }, { record_ids: [] }])
      expect((await make(token, [record.id], wrong)).status).toBe(422);
    expect((await make(token, [record.id, record.id])).status).toBe(422);
    for (let made = 1; made < RECORD_LINKS_MAX; made += 1) expect((await make(token, [record.id])).status).toBe(201);
    expect((await make(token, [record.id])).body.code).toBe('records.too_many_links');
    expect(await links(token)).toMatchObject({ may_add: false });
  });

  it('is ended and listed by its patient alone', async () => {
    const { link, secret } = await given('ana');
    const stranger = await house.patient('luz');
    expect((await house.send('DELETE', `/medical-records/links/${link.id}`, stranger.token)).body.code).toBe(
      'records.link_not_found',
    );
    expect(await links(stranger.token)).toEqual({ data: [], may_add: true });
    expect((await open(secret)).status).toBe(200);
  });
});
