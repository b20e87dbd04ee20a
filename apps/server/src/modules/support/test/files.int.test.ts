import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { SECRET } from '../../accounts/testing/open-accounts.ts';
import { pdf, png } from '../../applications/testing/open-applications.ts';
import { supportPersonalData } from '../support-personal-data.ts';
import { openSupport, type OpenSupport, question } from '../testing/open-support.ts';

const MB = 1024 * 1024;
let api: OpenSupport;
beforeAll(async () => {
  api = await openSupport();
});
beforeEach(() => api.clear());
afterAll(() => api.close());

type Body = Record<string, unknown>;
const stored = async () =>
  (
    await api.database.pool.query<{ name: string; delete_after: Date | null }>(
      'select name, delete_after from stored_files',
    )
  ).rows;
const filesIn = (body: Body) =>
  (body['messages'] as { files: { id: string; name: string }[] }[]).map(({ files }) => files);
const team = (ticket: Body, act = '') => `/admin/support/tickets/${String(ticket['id'])}${act}`;

/** A ticket with an attached PDF, an answer with a picture and a note with a PDF. */
async function asked() {
  const [anna, admin] = [await api.person(), await api.person('admin')];
  const own = await api.upload(anna.token, pdf, 'examen.pdf');
  const { body: ticket } = await api.post('/support/tickets', anna.token, { ...question, files: [own.id] });
  const answer = await api.upload(admin.token, png, 'map.png');
  await api.post(team(ticket, '/replies'), admin.token, { message: 'See the map.', files: [answer.id] });
  const secret = await api.upload(admin.token, pdf, 'internal.pdf');
  const note = { message: 'Our contract.', internal: true, files: [secret.id] };
  await api.post(team(ticket, '/replies'), admin.token, note);
  return { anna, admin, ticket, own, answer, secret };
}

describe('a file of a message', () => {
  it('is read by its owner and the team, as a download only, and its reading by the team is logged', async () => {
    const { anna, admin, ticket, own, answer } = await asked();
    const { body } = await api.get(`/support/tickets/${String(ticket['id'])}`, anna.token);
    expect(filesIn(body)).toMatchObject([[{ name: 'examen.pdf', size: pdf.length }], [{ name: 'map.png' }]]);
    const mine = await api.read(`/support/files/${own.id}`, anna.token);
    expect(mine.content.equals(pdf)).toBe(true);
    expect(mine.headers['content-disposition']).toMatch(/^attachment; filename="examen.pdf"/);
    expect((await api.read(`/support/files/${answer.id}`, anna.token)).content.equals(png)).toBe(true);
    expect((await api.read(`/admin/support/files/${own.id}`, admin.token)).content.equals(pdf)).toBe(true);
    const { body: log } = await api.get('/activity', anna.token);
    expect((log['data'] as Body[])[0]).toMatchObject({ action: 'support.file_read', by: 'travesia' });
  });

  it('of an internal note is never seen by the owner', async () => {
    const { anna, admin, ticket, secret } = await asked();
    const shown = JSON.stringify((await api.get(`/support/tickets/${String(ticket['id'])}`, anna.token)).body);
    expect(shown).not.toMatch(/internal|Our contract/);
    expect((await api.read(`/support/files/${secret.id}`, anna.token)).status).toBe(404);
    expect((await api.read(`/admin/support/files/${secret.id}`, anna.token)).status).toBe(403);
    expect((await api.read(`/admin/support/files/${secret.id}`, admin.token)).status).toBe(200);
  });

  it('is not found by another person, another clinic or the demo’s team', async () => {
    const { own } = await asked();
    const other = await api.person('provider');
    expect((await api.read(`/support/files/${own.id}`, other.token)).status).toBe(404);
    const visitor = await api.enterDemo('admin');
    expect((await api.read(`/admin/support/files/${own.id}`, visitor.token)).status).toBe(404);
  });

  it('cannot be attached by another person, or twice', async () => {
    const [anna, other] = [await api.person(), await api.person()];
    const { id } = await api.upload(anna.token, pdf, 'examen.pdf');
    const stolen = await api.post('/support/tickets', other.token, { ...question, files: [id] });
    expect(stolen).toMatchObject({ status: 404, body: { code: 'support.file_not_found' } });
    expect((await api.get('/support/tickets', other.token)).body['total']).toBe(0);
    const { body: ticket } = await api.post('/support/tickets', anna.token, { ...question, files: [id] });
    const again = await api.post(`/support/tickets/${String(ticket['id'])}/replies`, anna.token, {
      message: 'Again.',
      files: [id],
    });
    expect(again.body.code).toBe('support.file_not_found');
  });

  it.each([
    [
      'a web page that calls itself a PDF',
      'a.pdf',
      Buffer.from('<!doctype html><script>x</script>'),
      'upload.type_not_taken',
    ],
    ['a picture that calls itself a PDF', 'a.pdf', png, 'upload.content_differs'],
    [
      'a drawing that can hold scripts',
      'a.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'upload.type_not_taken',
    ],
    ['a program', 'a.exe', Buffer.from('MZ\u0090\u0000'), 'upload.type_not_taken'],
    ['empty', 'a.pdf', Buffer.alloc(0), 'upload.empty'],
    ['too large', 'a.pdf', Buffer.concat([pdf, Buffer.alloc(10 * MB)]), 'upload.too_large'],
  ])('is refused and not kept if it is %s', async (_what, name, content, code) => {
    const anna = await api.person();
    expect((await api.upload(anna.token, content, name)).body.code).toBe(code);
    expect(await stored()).toEqual([]);
  });

  it('loses folders and control characters of its name', async () => {
    const anna = await api.person();
    expect((await api.upload(anna.token, pdf, '../../etc/li\u202Ecencia.pdf')).body['name']).toBe('licencia.pdf');
  });

  it('is deleted if it is discarded, or never sent', async () => {
    const anna = await api.person();
    const { id } = await api.upload(anna.token, pdf, 'a.pdf');
    expect((await stored())[0]?.delete_after).not.toBeNull();
    expect((await api.remove(`/support/files/${id}`, (await api.person()).token)).status).toBe(404);
    expect((await api.remove(`/support/files/${id}`, anna.token)).status).toBe(204);
    api.pass(120);
    await api.runScheduled('storage.delete_forsaken');
    expect(await stored()).toEqual([]);
  });

  it('of a demo person is replaced by an empty page', async () => {
    const visitor = await api.enterDemo('patient');
    expect((await api.upload(visitor.token, pdf, 'private.pdf')).body['name']).toBe('sample.pdf');
    expect(await stored()).toMatchObject([{ name: 'sample.pdf' }]);
  });
});

describe('personal data', () => {
  const source = supportPersonalData(SECRET);
  const subject = (userId: string) => ({ userId, addresses: [], onlySession: null });

  it('contains the files of messages, and not those of internal notes', async () => {
    const { anna } = await asked();
    const { db } = api.database;
    const files = await source.files?.(db, subject(anna.id));
    expect(files?.map(({ name }) => name)).toEqual(['support-examen.pdf', 'support-map.png', null]);
    expect(JSON.stringify(await source.collect(db, subject(anna.id)))).not.toContain('internal.pdf');
  });

  it('is deleted with all its files', async () => {
    const { anna } = await asked();
    await unitOfWork(api.database, (tx) => source.erase(tx, subject(anna.id)));
    expect(await stored()).toEqual([]);
  });

  it('of old tickets is deleted with their files', async () => {
    const { anna, ticket } = await asked();
    const { body } = await api.get(`/support/tickets/${String(ticket['id'])}`, anna.token);
    await api.post(`/support/tickets/${String(ticket['id'])}/close`, anna.token, { version: body['version'] });
    await api.database.db.execute(sql`update support_tickets set updated_at = updated_at - interval '3 years'`);
    await api.runScheduled('support.forget_old');
    expect((await stored()).every(({ delete_after: end }) => end !== null)).toBe(true);
  });
});
