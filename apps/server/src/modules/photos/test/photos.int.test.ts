import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLINIC, OTHER_CLINIC } from '../../contexts/testing/open-house.ts';
import { openPhotos, type OpenPhotos, photoOf } from '../testing/open-photos.ts';

let house: OpenPhotos;
let token: string;
beforeAll(async () => {
  house = await openPhotos();
});
beforeEach(async () => {
  await house.clear();
  await house.run(sql`delete from photos`);
  await house.run(sql`delete from stored_files`);
  ({ token } = await house.staff('manager'));
});
afterAll(() => house.close());

const described = { alt: { en: 'The entrance', es: '', pt: 'A entrada' }, kind: 'cover', consented: false };
const put = (id: unknown, change: object, by = token) =>
  house.send('PUT', `/provider/photos/${String(id)}`, by, change);
const list = (by = token) => house.send('GET', '/provider/photos?subject=clinic', by);
const idsOf = ({ body }: { body: Record<string, unknown> }) => (body['data'] as { id: string }[]).map(({ id }) => id);

describe('a photo of a clinic', () => {
  it('is shown to people once it is described in the language of the clinic', async () => {
    const { body } = await house.add(token);
    expect(body).toMatchObject({ shown: false, kind: 'cover', alt: { en: '', es: '', pt: '' }, version: 1 });
    expect(await house.gallery()).toEqual([]);
    const onlyEnglish = { ...described, alt: { en: 'The entrance', es: '', pt: '' }, version: 1 };
    expect((await put(body['id'], onlyEnglish)).body).toMatchObject({ shown: false, version: 2 });
    expect(await house.gallery()).toEqual([]);
    expect((await put(body['id'], { ...described, version: 2 })).body).toMatchObject({ shown: true, version: 3 });
    expect(await house.gallery()).toMatchObject([
      { id: body['id'], alt: described.alt, language: 'pt', width: 900, height: 600, widths: [320, 640, 900] },
    ]);
    expect((await house.audited()).map(({ action }) => action)).toEqual([
      'clinic.photo_added',
      'clinic.photo_described',
      'clinic.photo_described',
    ]);
  });

  it('is served from an address that never changes, inert, and to everyone', async () => {
    const { body } = await house.add(token);
    for (const [format, type] of [
      ['avif', 'image/avif'],
      ['webp', 'image/webp'],
      ['jpg', 'image/jpeg'],
    ]) {
      const { statusCode, headers } = await house.app.inject(`/api/v1/photos/${String(body['id'])}/640.${format}`);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
    }
    for (const file of ['641.avif', '640.png', '640', '..%2f640.avif', '1920.avif'])
      expect([404, 422]).toContain((await house.app.inject(`/api/v1/photos/${String(body['id'])}/${file}`)).statusCode);
  });

  it('is refused after a change of someone else, and does not exist for another clinic', async () => {
    const { body } = await house.add(token);
    await put(body['id'], { ...described, version: 1 });
    expect(await put(body['id'], { ...described, version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'request.stale_version', present: { version: 2 } },
    });
    const other = (await house.staff('owner', OTHER_CLINIC)).token;
    expect((await put(body['id'], { ...described, version: 2 }, other)).status).toBe(404);
    expect((await house.send('DELETE', `/provider/photos/${String(body['id'])}`, other)).status).toBe(404);
    expect((await list(other)).body).toMatchObject({ data: [] });
    const stolen = await house.upload(token, await photoOf());
    const taken = await house.send('POST', '/provider/photos', other, { upload_id: stolen, subject: 'clinic' });
    expect(taken.status).toBe(404);
  });

  it('needs the recorded consent of the person shown if it shows a result', async () => {
    const { body } = await house.add(token);
    const result = { ...described, kind: 'result', version: 1 };
    expect(await put(body['id'], result)).toMatchObject({ status: 422, body: { code: 'photos.consent_missing' } });
    expect((await put(body['id'], { ...result, consented: true })).body).toMatchObject({ consented: true });
    expect((await house.audited()).at(-1)?.['action']).toBe('clinic.photo_consent_recorded');
    await expect(house.run(sql`update photos set consented_at = null`)).rejects.toThrow(/Failed query/);
  });

  it('is ordered with all others; a list that is not current is refused', async () => {
    for (const background of ['#111111', '#222222', '#333333']) {
      const { body } = await house.add(token, { subject: 'clinic' }, await photoOf(700, 500, background));
      await put(body['id'], { ...described, version: 1 });
    }
    const [first = '', second = '', third = ''] = idsOf(await list());
    const order = (ids: string[]) => house.send('POST', '/provider/photos/order', token, { subject: 'clinic', ids });
    expect(idsOf(await order([third, first, second]))).toEqual([third, first, second]);
    expect((await house.gallery()).map(({ id }) => id)).toEqual([third, first, second]);
    for (const wrong of [
      [third, first],
      [third, first, first],
      [third, first, CLINIC],
    ])
      expect(await order(wrong)).toMatchObject({ status: 409, body: { code: 'photos.order_differs' } });
    const removed = await house.send('DELETE', `/provider/photos/${third}`, token);
    expect(idsOf(removed)).toEqual([first, second]);
    expect((await house.gallery()).map(({ id }) => id)).toEqual([first, second]);
    expect((await house.app.inject(`/api/v1/photos/${third}/320.avif`)).statusCode).toBe(404);
    expect(await house.kept()).toBe(2 * 9);
  });
});

describe('a removed photo', () => {
  const remove = async (id: unknown) =>
    String((await house.send('DELETE', `/provider/photos/${String(id)}`, token)).body['undo']);
  const undo = (sealed: string, by = token) => house.send('POST', '/provider/photos/restore', by, { undo: sealed });
  const addDescribed = async () => {
    const { body } = await house.add(token);
    await put(body['id'], { ...described, version: 1 });
    return body['id'];
  };

  it('is gone at once, and comes back with its text, to its place, with its files', async () => {
    const [first, second, third] = [await addDescribed(), await addDescribed(), await addDescribed()];
    await remove(first);
    const sealed = await remove(second);
    expect(idsOf(await list())).toEqual([third]);
    expect((await house.app.inject(`/api/v1/photos/${String(second)}/640.jpg`)).statusCode).toBe(404);
    const restored = await undo(sealed);
    expect(restored).toMatchObject({
      status: 200,
      body: { data: [{ id: second, alt: described.alt }, { id: third }] },
    });
    expect((await house.gallery()).map(({ id }) => id)).toEqual([second, third]);
    expect((await house.app.inject(`/api/v1/photos/${String(second)}/640.jpg`)).statusCode).toBe(200);
    const due =
      await house.run(sql`select f.id from stored_files f join photos p on p.variants::text like '%' || f.id || '%'
      where p.id = ${String(second)}::uuid and f.delete_after is not null`);
    expect(due.rows).toEqual([]);
    expect((await house.audited()).at(-1)).toMatchObject({ action: 'clinic.photo_restored', target_id: second });
    expect(await undo(sealed)).toMatchObject({ status: 409, body: { code: 'request.undo_over' } });
  });

  it('comes back only for the person who removed it, unchanged', async () => {
    const sealed = await remove(await addDescribed());
    const colleague = (await house.staff('owner')).token;
    const other = (await house.staff('owner', OTHER_CLINIC)).token;
    for (const [text, by] of [
      [sealed, colleague],
      [sealed, other],
      [`${sealed.slice(0, -4)}AAAA`, token],
      ['v1.', token],
      ['', token],
    ] as const)
      expect(await undo(text, by)).toMatchObject({ body: { code: 'request.undo_over' } });
    expect((await undo(sealed)).status).toBe(200);
  });
});

describe('what is no photo', () => {
  it('is refused with a sentence, and its upload is gone', async () => {
    const answer = await house.add(
      token,
      { subject: 'clinic' },
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    );
    expect(answer).toMatchObject({ status: 415, body: { code: 'photos.type_not_taken' } });
    expect((await house.run(sql`select 1 from uploads`)).rows).toEqual([]);
    expect(await house.kept()).toBe(0);
  });

  it('is an upload that is unfinished, or used', async () => {
    const { headers } = await house.begin(token, 100);
    const id = String(headers['location']).split('/').at(-1);
    const asked = { upload_id: id, subject: 'clinic' };
    expect(await house.send('POST', '/provider/photos', token, asked)).toMatchObject({
      status: 409,
      body: { code: 'photos.upload_unfinished' },
    });
    const used = { upload_id: await house.upload(token, await photoOf()), subject: 'clinic' };
    const answers = await Promise.all([1, 2].map(() => house.send('POST', '/provider/photos', token, used)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 404]);
    expect(await house.kept()).toBe(9);
  });

  it('is refused beyond the number a subject may have', async () => {
    const clinician = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e30';
    await house.run(sql`insert into clinicians (id, provider_id, name, title, specialty)
      values (${clinician}, ${CLINIC}, 'Rosa Lima', 'Dra.', '{"en": "Dentist", "es": "Dentista", "pt": "Dentista"}')`);
    const asked = { subject: 'clinician', subject_id: clinician };
    const { body } = await house.add(token, { ...asked, alt: described.alt });
    expect(body).toMatchObject({ kind: 'portrait', shown: true });
    const { rows } = await house.run(sql`select portrait ->> 'id' as id from clinicians where id = ${clinician}`);
    expect(rows).toEqual([{ id: body['id'] }]);
    for (let number = 0; number < 4; number++) await house.add(token, asked, await photoOf(320, 320));
    expect(await house.add(token, asked)).toMatchObject({ status: 409, body: { code: 'photos.too_many' } });
    expect((await house.add(token, { subject: 'clinician', subject_id: OTHER_CLINIC })).status).toBe(404);
    expect((await house.add(token, { subject: 'room', subject_id: OTHER_CLINIC })).status).toBe(404);
  });
});
