import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { unitOfWork } from '../../platform/db/unit-of-work.ts';
import { upsertDemoPeople } from '../../modules/accounts/index.ts';
import { PASSWORD, rosa, SECRET, signUp } from '../../modules/accounts/testing/open-accounts.ts';
import { personalDataOf } from '../../platform/feature/create-product.ts';
import { features } from '../features.ts';
import { openPrivacy, writeToTeam } from '../testing/open-privacy.ts';
import { readZip } from '../testing/read-zip.ts';

const CANARY = 'kanarienvogel';
const FILE = '0198c0de-7a5e-4d2a-9c3e-2f1b6a4d8e77';
const LOST = '0198c0de-7a5e-4d2a-9c3e-2f1b6a4d8e78';
const DAMAGED = '0198c0de-7a5e-4d2a-9c3e-2f1b6a4d8e79';
/** Files of the user besides the picture. */
let further: () => { id: string; name: string }[] = () => [];
const text = { en: '', es: '', pt: '' };
let held: Awaited<ReturnType<typeof openPrivacy>>;
let broken = false;
beforeAll(async () => {
  held = await openPrivacy({
    demo: true,
    more: () => [
      {
        name: 'pictures',
        title: text,
        about: text,
        tables: [],
        collect: () => (broken ? Promise.reject(new Error('this source is broken')) : Promise.resolve({})),
        files: () => Promise.resolve([...further(), { id: FILE, name: 'me.txt' }]),
        erase: () => Promise.resolve(),
      },
    ],
  });
  await held.storage.put(FILE, Readable.from(['a picture']), 100);
});
beforeEach(async () => {
  broken = false;
  further = () => [];
  await held.clear();
});
afterAll(() => held.close());

const ask = (token: string) => held.send('/profile/export', undefined, { token });
const state = async (token: string, id: unknown) => (await held.get(`/profile/export/${String(id)}`, token)).body;
async function exported(token: string) {
  const { body } = await ask(token);
  await held.settle();
  return readZip((await held.download(String(body['id']), token)).rawPayload);
}

describe('tables that reference users', () => {
  it('belong to one source of personal data each', async () => {
    const { rows } = await held.database.db.execute<{ name: string }>(sql`
      with recursive refers as (
        select conrelid, confrelid from pg_constraint where contype = 'f'
      ), people as (
        select 'users'::regclass::oid as id
        union select conrelid from refers join people on people.id = confrelid
      ) select id::regclass::text as name from people order by 1`);
    const named = personalDataOf(features, { secret: SECRET }).flatMap(({ tables }) => tables);
    expect(rows.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
    expect(rows.length).toBeGreaterThan(5);
  });

  it('are in the data map, like every other table', async () => {
    const { rows } = await held.database.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
    );
    const map = readFileSync(path.resolve(import.meta.dirname, '../../../../../docs/data-map.md'), 'utf8');
    const mapped = new Set(map.match(/(?<=`)[a-z_]+(?=`)/g));
    expect(rows.map(({ name }) => name).filter((name) => !mapped.has(name))).toEqual([]);
    expect(rows.length).toBeGreaterThan(50);
  });
});

describe('an export', () => {
  it('is created by a job, announced by email and available for a week', async () => {
    const { access } = await signUp(held);
    const asked = await ask(access);
    expect(asked).toMatchObject({ status: 202, body: { status: 'queued', size: null, actions: [] } });
    const { id } = asked.body;
    expect((await ask(access)).body['id']).toBe(id);
    expect((await held.download(String(id), access)).json()).toMatchObject({ code: 'privacy.export_not_ready' });
    await held.settle();
    expect(await state(access, id)).toMatchObject({
      status: 'ready',
      expires_at: '2026-11-29T10:00:00.000Z',
      actions: ['download'],
    });
    const file = await held.download(String(id), access);
    expect(file.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringContaining('attachment; filename="travesia-2026-11-22.zip"') as string,
      'cache-control': 'private, no-store',
      'content-length': String(file.rawPayload.length),
    });
    expect([...readZip(file.rawPayload).keys()].toSorted()).toEqual([
      'account.json',
      'activity.json',
      'aftercare.json',
      'applications.json',
      'bookings.json',
      'contexts.json',
      'conversations.json',
      'credentials.json',
      'exports.json',
      'favorites.json',
      'features.json',
      'files/me.txt',
      'financials.json',
      'imports.json',
      'index.html',
      'invitations.json',
      'journeys.json',
      'mails.json',
      'notes.json',
      'notifications.json',
      'packages.json',
      'payments.json',
      'pictures.json',
      'profile.json',
      'records.json',
      'requests.json',
      'second-factors.json',
      'support.json',
      'team-messages.json',
      'video-consultations.json',
      'work.json',
    ]);
    const [mail] = await held.mailsTo(rosa.email);
    expect(mail).toMatchObject({ template: 'privacy.export_ready', subject: 'La copia de sus datos está lista' });
    expect(mail?.text).toContain('https://travesia.example/es/profile\n');
    expect((await held.get('/profile/export', access)).body['data']).toHaveLength(1);
    const { body } = await held.get('/activity', access);
    expect((body['data'] as { action: string }[]).slice(0, 2)).toMatchObject([
      { action: 'privacy.export_downloaded' },
      { action: 'privacy.export_asked' },
    ]);
  });

  it('contains what was entered, readable, and neither secrets nor other users’ data', async () => {
    const { access } = await signUp(held);
    await writeToTeam(held, rosa.email, `Me llamo Rosa y esto es mío: ${CANARY}`);
    await signUp(held, { ...rosa, email: 'ana@example.com', last_name: `Nadie ${CANARY} Ajena` });
    await writeToTeam(held, 'ana@example.com', 'Esto es ajeno');
    const files = await exported(access);
    const account = JSON.parse(files.get('account.json') ?? '') as Record<string, Record<string, unknown>[]>;
    expect(account['users']).toMatchObject([{ email: rosa.email, last_name: 'Delgado Ruiz', language: 'es' }]);
    expect(account['sessions']).toMatchObject([{ network: '203.0.113.x' }]);
    expect(JSON.parse(files.get('requests.json') ?? '')).toMatchObject({
      contact: [{ email: rosa.email, message: `Me llamo Rosa y esto es mío: ${CANARY}` }],
    });
    expect(files.get('mails.json')).toContain('?token=…');
    expect(files.get('index.html')).toContain('<html lang="es-419">');
    expect(files.get('index.html')).toContain(CANARY);
    expect(files.get('files/me.txt')).toBe('a picture');
    const whole = [...files.values()].join('\n');
    for (const secret of ['argon2', 'password_hash', 'token_hash', 'network_hash', 'Ajena', 'ajeno', 'ana@example.com'])
      expect(whole).not.toContain(secret);
    expect(whole).not.toMatch(/token=[\w-]{20}/);
  });

  it('of another user does not exist', async () => {
    const { access } = await signUp(held);
    const ana = await signUp(held, { ...rosa, email: 'ana@example.com' });
    const { id } = (await ask(access)).body;
    await held.settle();
    expect(await state(ana.access, id)).toMatchObject({ status: 404, code: 'privacy.export_not_found' });
    expect((await held.download(String(id), ana.access)).statusCode).toBe(404);
    expect((await held.get('/profile/export', ana.access)).body).toEqual({ data: [] });
    expect((await held.get(`/profile/export/${String(id)}/content`)).status).toBe(401);
  });

  it('requires recent authentication', async () => {
    const { access } = await signUp(held);
    held.pass(6);
    expect(await ask(access)).toMatchObject({ status: 401, body: { code: 'auth.confirm_identity' } });
    await held.send('/auth/confirm-identity', { password: PASSWORD }, { token: access });
    expect((await ask(access)).status).toBe(202);
  });

  it('expires after a week, and its file is deleted', async () => {
    const { access } = await signUp(held);
    const { id } = (await ask(access)).body;
    await held.settle();
    const { rows } = await held.database.db.execute<{ file_id: string }>(sql`select file_id from data_exports`);
    const fileId = rows[0]?.file_id ?? '';
    expect(await held.storage.stat(fileId)).not.toBeNull();
    held.pass(7 * 24 * 60);
    const { body } = await held.send('/auth/login', { email: rosa.email, password: PASSWORD });
    const token = String(body.access_token);
    expect(await state(token, id)).toMatchObject({ status: 'expired', actions: [] });
    expect((await held.download(String(id), token)).statusCode).toBe(409);
    await held.runScheduled('privacy.expire_exports');
    expect(await held.storage.stat(fileId)).toBeNull();
    expect(await state(token, id)).toMatchObject({ status: 'expired' });
  });

  it('that can’t be created has failed, and another can be requested', async () => {
    const { access } = await signUp(held);
    broken = true;
    const { id } = (await ask(access)).body;
    await held.settle({ later: true });
    expect(await state(access, id)).toMatchObject({ status: 'failed', size: null, actions: [] });
    broken = false;
    expect((await exported(access)).has('account.json')).toBe(true);
  });

  it('contains everything else and names what can’t be read, if files are damaged or missing', async () => {
    const { access } = await signUp(held);
    await held.storage.put(DAMAGED, Readable.from(['an X-ray, all of it']), 100);
    const place = path.join(held.folder, 'files', DAMAGED.slice(-2), DAMAGED);
    const sealed = readFileSync(place);
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
    writeFileSync(place, sealed);
    further = () => [
      { id: DAMAGED, name: 'x-ray.png' },
      { id: LOST, name: 'report <1>.pdf' },
    ];
    const files = await exported(access);
    expect([...files.keys()].filter((name) => name.startsWith('files/'))).toEqual(['files/me.txt']);
    expect(files.get('files/me.txt')).toBe('a picture');
    expect(files.has('account.json')).toBe(true);
    expect(JSON.parse(files.get('unreadable-files.json') ?? '')).toEqual([
      { source: 'pictures', file: 'x-ray.png', why: 'damaged' },
      { source: 'pictures', file: 'report <1>.pdf', why: 'missing' },
    ]);
    expect(files.get('index.html')).toContain('no se pudieron leer al crear esta copia');
    expect(files.get('index.html')).toContain('<li>x-ray.png</li><li>report &lt;1&gt;.pdf</li>');
  });

  it('handles a file deleted during its creation', async () => {
    const { access } = await signUp(held);
    const listed = [{ id: LOST, name: 'report.pdf' }];
    // The first time only: then it gets deleted.
    further = () => listed.splice(0);
    const files = await exported(access);
    expect(files.has('unreadable-files.json')).toBe(false);
    expect(files.get('index.html')).not.toContain('no se pudieron leer');
  });

  it('of a shared demo account contains what the current session did, which alone can download it', async () => {
    const demoPerson = {
      id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10',
      role: 'patient' as const,
      firstName: 'Ana',
      lastName: 'Ferreira',
      email: 'patient@demo.travesia.example',
      country: 'US',
      language: 'en' as const,
    };
    await unitOfWork(held.database, (tx) => upsertDemoPeople(tx, [demoPerson], held.clock.now()));
    await writeToTeam(held, demoPerson.email, 'Anybody may write from this address');
    const enter = async (userAgent: string) => {
      const how = { headers: { 'user-agent': userAgent } };
      const { body } = await held.send('/auth/demo-login', { demo_token: 'travesia-demo', role: 'patient' }, how);
      return String(body.access_token);
    };
    const [mine, theirs] = [await enter('Mine/1.0'), await enter('Theirs/1.0')];
    const { id } = (await ask(mine)).body;
    await held.settle();
    expect((await held.download(String(id), theirs)).statusCode).toBe(404);
    const whole = [...readZip((await held.download(String(id), mine)).rawPayload).values()].join('\n');
    expect(whole).toContain('Mine/1.0');
    expect(whole).not.toContain('Theirs/1.0');
    expect(whole).not.toContain('Anybody may write');
    const { body } = await held.remove('/profile', mine, { confirm: demoPerson.email });
    expect(body.code).toBe('privacy.demo_person');
  });
});
