import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { PASSWORD, rosa, signUp } from '../../modules/accounts/testing/open-accounts.ts';
import { openPrivacy, writeToTeam } from '../testing/open-privacy.ts';

const FILE = '0198c0de-7a5e-4d2a-9c3e-2f1b6a4d8e77';
const text = { en: '', es: '', pt: '' };
const MONTH = 30 * 24 * 60;
let held: Awaited<ReturnType<typeof openPrivacy>>;
beforeAll(async () => {
  held = await openPrivacy({
    more: () => [
      {
        name: 'pictures',
        title: text,
        about: text,
        tables: [],
        collect: () => Promise.resolve({}),
        files: () => Promise.resolve([{ id: FILE, name: 'me.txt' }]),
        erase: () => Promise.resolve(),
      },
    ],
  });
});
beforeEach(() => held.clear());
afterAll(() => held.close());

const person = {
  ...rosa,
  first_name: 'Rosamunda',
  last_name: 'Kanarienvogel',
  email: 'Rosa.Kanarienvogel@example.com',
};
const erase = (token: string, confirm = person.email) => held.remove('/profile', token, { confirm });
const me = async (token: string) => (await held.get('/auth/me', token)).body;
const signIn = async () => {
  const { status, body } = await held.send('/auth/login', { email: person.email, password: PASSWORD });
  return { status, access: String(body.access_token) };
};
const status = async () => {
  const { rows } = await held.database.db.execute<{ status: string }>(
    sql`select status from users order by created_at`,
  );
  return rows.map((row) => row.status);
};

/** Tables in any schema with a row that contains a text, in any column and case. */
async function tablesHolding(words: string): Promise<string[]> {
  const { db } = held.database;
  const { rows } = await db.execute<{ name: string }>(sql`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  const found: string[] = [];
  for (const { name } of rows) {
    const holding = await db.execute(
      sql`select 1 from ${sql.raw(name)} as t where t::text ilike ${`%${words}%`} limit 1`,
    );
    if (holding.rows.length) found.push(name);
  }
  return found;
}

describe('requesting account deletion', () => {
  it('requires the typed address and recent authentication, ends other sessions and emails the date', async () => {
    const { access } = await signUp(held, person);
    const other = await signIn();
    expect(await erase(access, 'rosa@example.com')).toMatchObject({
      status: 422,
      body: { code: 'privacy.wrong_address' },
    });
    expect(await erase(access, ' rosa.kanarienvogel@EXAMPLE.com ')).toMatchObject({
      status: 200,
      body: { erase_after: '2026-12-22T10:00:00.000Z' },
    });
    expect(await me(access)).toMatchObject({ erase_after: '2026-12-22T10:00:00.000Z' });
    expect((await held.get('/auth/me', other.access)).status).toBe(401);
    const [mail] = await held.mailsTo(person.email);
    expect(mail).toMatchObject({ template: 'privacy.erasure_asked', subject: 'Su cuenta se eliminará' });
    expect(mail?.text).toContain('22 de diciembre de 2026');
    expect((await erase(access)).body.code).toBe('privacy.already_closing');
    held.pass(6);
    expect((await erase(access)).body.code).toBe('auth.confirm_identity');
  });

  it('is refused to the last admin, and of two concurrent requests one stays', async () => {
    const { access } = await signUp(held, person);
    await held.database.db.execute(sql`update users set role = 'admin'`);
    expect(await erase(access)).toMatchObject({ status: 409, body: { code: 'account.last_admin' } });
    expect(await status()).toEqual(['active']);
    const { access: second } = await signUp(held);
    await held.database.db.execute(sql`update users set role = 'admin'`);
    const answers = await Promise.all([erase(access), erase(second, rosa.email)]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await status()).toSorted()).toEqual(['active', 'closing']);
  });

  it('can be canceled while signing in works; then nothing is deleted', async () => {
    const { access } = await signUp(held, person);
    expect((await held.send('/profile/keep', undefined, { token: access })).body.code).toBe('privacy.not_closing');
    await erase(access);
    held.pass(MONTH - 1);
    const { access: later } = await signIn();
    expect(await me(later)).toHaveProperty('erase_after');
    expect((await held.send('/profile/keep', undefined, { token: later })).status).toBe(204);
    expect(await me(later)).not.toHaveProperty('erase_after');
    held.pass(2);
    await held.runScheduled('privacy.erase_due');
    expect(await me(later)).toMatchObject({ email: person.email, last_name: 'Kanarienvogel' });
    const { body } = await held.get('/activity', later);
    expect((body['data'] as { action: string }[]).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['account.kept', 'account.erasure_asked']),
    );
  });
});

describe('account deletion', () => {
  it('leaves no trace of name and address in any table, and no file', async () => {
    const { access } = await signUp(held, person);
    await writeToTeam(held, person.email, 'Kanarienvogel');
    await held.send('/auth/login', { email: person.email, password: 'falsch falsch falsch' });
    await held.send('/profile/export', undefined, { token: access });
    await held.storage.put(FILE, Readable.from(['a picture']), 100);
    await held.settle();
    const { rows: exports } = await held.database.db.execute<{ file_id: string }>(
      sql`select file_id from data_exports`,
    );
    expect(await tablesHolding('kanarienvogel')).toEqual(
      expect.arrayContaining(['public.users', 'public.mail_outbox', 'public.contact_requests']),
    );
    const { id } = await me(access);
    await erase(access);
    await held.send('/auth/forgot-password', { email: person.email });
    held.pass(MONTH - 1);
    await held.runScheduled('privacy.erase_due');
    expect(await status()).toEqual(['closing']);

    held.pass(1);
    await held.runScheduled('privacy.erase_due');
    for (const words of ['kanarienvogel', 'rosamunda']) expect(await tablesHolding(words)).toEqual([]);
    for (const fileId of [FILE, exports[0]?.file_id ?? '']) expect(await held.storage.stat(fileId)).toBeNull();
    const { rows } = await held.database.db.execute(sql`select * from users`);
    expect(rows).toMatchObject([
      { id, status: 'erased', email: '', first_name: '', password_hash: null, phone: null, erase_after: null },
    ]);
    expect(await tablesHolding(String(id))).toEqual(
      expect.arrayContaining(['public.audit_entries', 'public.outbox_events', 'public.users']),
    );
    expect(await tablesHolding('account.erased')).toEqual(['public.audit_entries']);
  });

  it('happens once, and only when due', async () => {
    const { access } = await signUp(held, person);
    await signUp(held);
    await erase(access);
    held.pass(MONTH);
    for (const _time of [1, 2]) await held.runScheduled('privacy.erase_due');
    expect((await status()).toSorted()).toEqual(['active', 'erased']);
    const { rows } = await held.database.db.execute(sql`select 1 from audit_entries where action = 'account.erased'`);
    expect(rows).toHaveLength(1);
  });

  it('frees the address and invalidates sessions and password', async () => {
    const { access } = await signUp(held, person);
    await erase(access);
    held.pass(MONTH);
    const { access: still } = await signIn();
    expect((await held.get('/auth/me', still)).status).toBe(200);
    await held.runScheduled('privacy.erase_due');
    expect((await held.get('/auth/me', still)).status).toBe(401);
    expect((await signIn()).status).toBe(401);
    const anew = await signUp(held, { ...person, first_name: 'Otra' });
    expect(await me(anew.access)).toMatchObject({ first_name: 'Otra', email: person.email });
    expect((await held.get('/profile/export', anew.access)).body).toEqual({ data: [] });
  });
});
