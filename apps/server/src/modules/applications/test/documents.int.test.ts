import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import { formOf, openApplications, type OpenApplications, pdf, png } from '../testing/open-applications.ts';

const sweep = defineJob('storage.delete_forsaken', z.object({}));
const MB = 1024 * 1024;
let open: OpenApplications;
beforeAll(async () => {
  open = await openApplications({ demo: true });
});
beforeEach(() => open.clear());
afterAll(() => open.close());

const stored = async () =>
  (await open.database.pool.query<{ id: string; name: string }>('select id, name from stored_files')).rows;
const sweepNow = async () => {
  await open.jobs.enqueue(null, sweep, {});
  await open.settle();
};

describe('a document', () => {
  it('is uploaded, listed and returned unchanged, as a download only', async () => {
    const { access, id } = await open.apply();
    const { status, body } = await open.upload(id, access, { name: 'licencia “año 2026”.pdf', content: pdf });
    expect(status).toBe(201);
    const [document] = body.files ?? [];
    expect(document).toMatchObject({ kind: 'licence', name: 'licencia “año 2026”.pdf', media_type: 'application/pdf' });
    const url = `/provider/applications/${id}/files/${document?.id}/content`;
    const whole = await open.call('GET', url, access, undefined, { 'accept-encoding': 'br' });
    expect(whole.raw.equals(pdf)).toBe(true);
    expect(whole.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(whole.headers['content-disposition']).toMatch(
      /^attachment; filename="licencia ano 2026.pdf"; filename\*=UTF-8''licencia%20%E2%80%9Ca/,
    );
    const part = await open.call('GET', url, access, undefined, { range: 'bytes=1-3' });
    expect(part).toMatchObject({ status: 206, headers: { 'content-range': `bytes 1-3/${pdf.length}` } });
    expect(part.raw.toString()).toBe('PDF');
    expect((await open.call('GET', url, access, undefined, { range: `bytes=${pdf.length}-` })).status).toBe(416);
  });

  it.each([
    [
      'a web page that calls itself a PDF',
      'licencia.pdf',
      Buffer.from('<!doctype html><script>x</script>'),
      415,
      'upload.type_not_taken',
    ],
    ['a picture that calls itself a PDF', 'licencia.pdf', png, 422, 'upload.content_differs'],
    ['a PDF with another ending', 'licencia.exe', pdf, 415, 'upload.type_not_taken'],
    ['a PDF without an ending', 'licencia', pdf, 415, 'upload.type_not_taken'],
    [
      'a drawing that can hold scripts',
      'logo.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      415,
      'upload.type_not_taken',
    ],
    ['an empty file', 'licencia.pdf', Buffer.alloc(0), 422, 'upload.empty'],
    [
      'a file of a byte too many',
      'licencia.pdf',
      Buffer.concat([pdf, Buffer.alloc(10 * MB + 1 - pdf.length)]),
      413,
      'upload.too_large',
    ],
  ])('that is %s is rejected by name and not kept', async (_what, name, content, status, code) => {
    const { access, id } = await open.apply();
    const answer = await open.upload(id, access, { name, content });
    expect(answer).toMatchObject({ status, body: { code } });
    expect(answer.body.detail).toContain(name);
    expect(await stored()).toEqual([]);
  });

  it('can be exactly ten megabytes', async () => {
    const { access, id } = await open.apply();
    const content = Buffer.concat([pdf, Buffer.alloc(10 * MB - pdf.length)]);
    expect((await open.upload(id, access, { name: 'licencia.pdf', content })).status).toBe(201);
  });

  it('is stripped of folders and bidirectional control characters in its name', async () => {
    const { access, id } = await open.apply();
    const { body } = await open.upload(id, access, { name: '../../etc/li\u202Ecencia.pdf', content: pdf });
    expect(body.files?.[0]?.name).toBe('licencia.pdf');
  });

  it.each([
    ['without a file', 'other', 422, 'request.invalid'],
    ['of an unknown kind', 'file', 422, 'request.invalid'],
  ])('%s is rejected', async (_what, field, status, code) => {
    const { access, id } = await open.apply();
    const answer = await open.upload(id, access, { name: 'a.pdf', content: pdf, field, kind: 'horoscope' });
    expect(answer).toMatchObject({ status, body: { code } });
    expect(await stored()).toEqual([]);
  });

  it('requires a form; JSON is rejected here and a form elsewhere', async () => {
    const { access, id } = await open.apply();
    const json = await open.call('POST', `/provider/applications/${id}/files`, access, { kind: 'licence' });
    expect(json).toMatchObject({ status: 415, body: { code: 'request.unsupported_media_type' } });
    const { payload, headers } = formOf({ name: 'a.pdf', content: pdf });
    const form = await open.call('PUT', `/provider/applications/${id}`, access, payload, headers);
    expect(form).toMatchObject({ status: 415, body: { code: 'request.unsupported_media_type' } });
  });

  it('is not read without signing in', async () => {
    const { id } = await open.apply();
    const { payload, headers } = formOf({ name: 'a.pdf', content: pdf });
    const url = `/api/v1/provider/applications/${id}/files`;
    expect((await open.app.inject({ method: 'POST', url, payload, headers })).statusCode).toBe(401);
    expect(await stored()).toEqual([]);
  });

  it('is deleted by the next cleanup once removed', async () => {
    const { access, id } = await open.apply();
    const { body } = await open.upload(id, access, { name: 'licencia.pdf', content: pdf });
    const [file] = await stored();
    const removed = await open.call('DELETE', `/provider/applications/${id}/files/${body.files?.[0]?.id}`, access);
    expect(removed.body.files).toEqual([]);
    await sweepNow();
    expect(await stored()).toEqual([]);
    expect(await open.storage.stat(file?.id ?? '')).toBeNull();
  });

  it('of the demo is checked and replaced by an empty page', async () => {
    const { access, id } = await open.apply();
    await open.database.pool.query('update users set demo = true');
    expect((await open.upload(id, access, { name: 'private.pdf', content: png })).status).toBe(422);
    const { body } = await open.upload(id, access, { name: 'private.pdf', content: pdf });
    expect(body.files).toMatchObject([{ name: 'sample.pdf' }]);
    expect(await stored()).toMatchObject([{ name: 'sample.pdf' }]);
  });
});

it('a twenty-first document is rejected, with a response even while the client is still sending', async () => {
  const { access, id } = await open.apply();
  for (let more = 0; more < 20; more++)
    expect((await open.upload(id, access, { name: `${more}.png`, content: png, kind: 'accreditation' })).status).toBe(
      201,
    );
  const one = await open.upload(id, access, { name: '21.png', content: png });
  expect(one).toMatchObject({ status: 409, body: { code: 'application.too_many_files' } });
  expect(await stored()).toHaveLength(20);
});
