import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { OTHER_CLINIC } from '../../contexts/testing/open-house.ts';
import { openPhotos, type OpenPhotos, photoOf } from '../testing/open-photos.ts';
import { deleteExpiredUploads } from '../../../platform/uploads/uploads.repo.ts';

let house: OpenPhotos;
let token: string;
beforeAll(async () => {
  house = await openPhotos();
});
beforeEach(async () => {
  await house.clear();
  await house.run(sql`delete from stored_files`);
  ({ token } = await house.staff('manager'));
});
afterAll(() => house.close());

const placeOf = ({ headers }: { headers: Readonly<Record<string, unknown>> }) => String(headers['location']);
const partsIn = async () => (await house.run(sql`select 1 from stored_files`)).rows.length;

describe('an upload', () => {
  it('tells what the protocol asks', async () => {
    const asked = await house.call('OPTIONS', '/api/v1/provider/photo-uploads', '');
    expect(asked).toMatchObject({
      status: 204,
      headers: {
        'tus-version': '1.0.0',
        'tus-extension': 'creation,expiration,termination',
        'tus-max-size': '26214400',
      },
    });
    const begun = await house.begin(token, 100);
    expect(begun).toMatchObject({
      status: 201,
      headers: { 'tus-resumable': '1.0.0', 'upload-offset': '0' },
      body: { size: 100, offset: 0, expires_at: '2026-11-23T10:00:00.000Z' },
    });
    const head = await house.call('HEAD', placeOf(begun), token);
    expect(head).toMatchObject({
      status: 200,
      headers: { 'upload-offset': '0', 'upload-length': '100', 'cache-control': 'no-store' },
    });
    expect(await house.call('GET', placeOf(begun), token)).toMatchObject({ status: 200, body: { offset: 0 } });
  });

  it('survives three cut connections, and the photo is made of what arrived', async () => {
    const content = await photoOf(1200, 900);
    const place = placeOf(await house.begin(token, content.length));
    let offset = 0;
    for (let round = 0; round < 3; round++) {
      const end = offset + Math.floor(content.length / 5);
      await house.cut(token, place, offset, content.length - offset, content.subarray(offset, end));
      await vi.waitFor(async () => expect(await house.offsetOf(token, place)).toBe(end));
      offset = end;
    }
    const last = await house.part(token, place, offset, content.subarray(offset));
    expect(last).toMatchObject({ status: 204, headers: { 'upload-offset': String(content.length) } });
    const id = place.split('/').at(-1);
    const made = await house.send('POST', '/provider/photos', token, { upload_id: id, subject: 'clinic' });
    expect(made).toMatchObject({ status: 201, body: { width: 1200, height: 900, widths: [320, 640, 1200] } });
    expect((await house.call('HEAD', place, token)).status).toBe(404);
  });

  it('refuses a part at another place, and one beyond the end, before writing', async () => {
    const place = placeOf(await house.begin(token, 10));
    await house.part(token, place, 0, Buffer.from('12345'));
    const before = await partsIn();
    expect(await house.part(token, place, 0, Buffer.from('12345'))).toMatchObject({
      status: 409,
      body: { code: 'upload.offset_differs' },
    });
    expect(await house.part(token, place, 5, Buffer.from('678901'))).toMatchObject({
      status: 413,
      body: { code: 'upload.too_large' },
    });
    expect(await partsIn()).toBe(before);
    expect(await house.offsetOf(token, place)).toBe(5);
  });

  it('counts only one of two parts that arrive at the same time', async () => {
    const place = placeOf(await house.begin(token, 20));
    const answers = await Promise.all([
      house.part(token, place, 0, Buffer.from('aaaaaaaaaa')),
      house.part(token, place, 0, Buffer.from('bbbbbbbbbb')),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 409]);
    expect(await house.offsetOf(token, place)).toBe(10);
    expect(await partsIn()).toBe(1);
  });

  it.each([
    ['a file over 25 MB', 26_214_401, 'a.jpg', {}, 413, 'upload.too_large'],
    ['an empty file', 0, 'a.jpg', {}, 422, 'upload.empty'],
    ['a page', 100, 'a.html', {}, 415, 'upload.type_not_taken'],
    ['a drawing', 100, 'a.svg', {}, 415, 'upload.type_not_taken'],
    ['a length that is no number', 100, 'a.jpg', { 'upload-length': '1e9' }, 400, 'request.malformed'],
    ['no name', 100, 'a.jpg', { 'upload-metadata': '' }, 415, 'upload.type_not_taken'],
    ['another version of the protocol', 100, 'a.jpg', { 'tus-resumable': '0.2.2' }, 412, 'upload.other_protocol'],
  ] as const)('refuses %s', async (_what, size, name, headers, status, code) => {
    expect(await house.begin(token, size, name, headers)).toMatchObject({ status, body: { code } });
  });

  it.each([
    '../../etc/passwd.jpg',
    '..\\x.jpg',
    'a\u0000b.jpg',
    'a\r\nSet-Cookie: x.jpg',
    '\u202egpj.exe.jpg',
    '🌴.jpg',
    `${'a'.repeat(300)}.jpg`,
    'CON.jpg',
  ])('keeps a harmless name: %j', async (name) => {
    expect((await house.begin(token, 100, name)).status).toBe(201);
    const { rows } = await house.run(sql`select name from uploads`);
    expect(rows[0]?.['name']).toMatch(/^[^/\\\p{C}]{1,255}$/u);
  });

  it('does not exist for another clinic, nor for a coordinator', async () => {
    const place = placeOf(await house.begin(token, 100));
    const other = await house.staff('owner', OTHER_CLINIC);
    expect((await house.call('HEAD', place, other.token)).status).toBe(404);
    expect((await house.part(other.token, place, 0, Buffer.from('x'))).status).toBe(404);
    expect((await house.call('DELETE', place, other.token)).status).toBe(404);
    const coordinator = await house.staff('coordinator');
    expect((await house.begin(coordinator.token, 100)).status).toBe(403);
  });

  it('can be given up, and expires after a day', async () => {
    const given = placeOf(await house.begin(token, 100));
    expect((await house.call('DELETE', given, token)).status).toBe(204);
    expect((await house.call('HEAD', given, token)).status).toBe(404);
    const left = placeOf(await house.begin(token, 100));
    await house.part(token, left, 0, Buffer.from('some'));
    house.pass(24 * 60 + 1);
    token = await house.signIn(String((await house.run(sql`select id from users limit 1`)).rows[0]?.['id']));
    expect((await house.call('HEAD', left, token)).status).toBe(404);
    await deleteExpiredUploads(house.database.db, house.clock.now());
    expect((await house.run(sql`select 1 from uploads`)).rows).toEqual([]);
    const { rows } = await house.run(
      sql`select delete_after <= ${house.clock.now().toISOString()}::timestamptz as due from stored_files`,
    );
    expect(rows).toEqual([{ due: true }]);
  });

  it('waits once 40 are unfinished', async () => {
    for (let number = 0; number < 40; number++) expect((await house.begin(token, 100)).status).toBe(201);
    expect(await house.begin(token, 100)).toMatchObject({ status: 429, body: { code: 'photos.uploads_waiting' } });
  });
});
