import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RESET_LINK_MINUTES, USED_LINK_HOURS, VERIFY_LINK_HOURS } from '@travesia/contracts/accounts';
import { sql } from 'drizzle-orm';
import { openAccounts, type OpenAccounts, PASSWORD, rosa, signUp } from '../testing/open-accounts.ts';

let accounts: OpenAccounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
beforeEach(() => accounts.clear());
afterAll(() => accounts.close());

const login = (email = rosa.email, password = PASSWORD) => accounts.send('/auth/login', { email, password });
const fieldsOf = (body: object) =>
  ((body as { fields?: { path: string; code: string }[] }).fields ?? []).map(({ path, code }) => `${path} ${code}`);

describe('signing up', () => {
  it('signs the user in only once the emailed link is opened', async () => {
    const registered = await accounts.send('/auth/register', rosa);
    const { rows } = await accounts.database.db.execute<{ id: string }>(sql`select id from users`);
    expect(registered).toMatchObject({
      status: 201,
      body: {
        status: 'check_inbox',
        user: { id: rows[0]?.id, email: rosa.email, role: 'patient', email_verified: false, language: 'es' },
      },
    });
    expect(await login()).toMatchObject({ status: 403, body: { code: 'auth.email_not_verified' } });
    const [mail] = await accounts.mailsTo(rosa.email);
    expect(mail).toMatchObject({
      template: 'accounts.verify_email',
      locale: 'es',
      subject: 'Confirme su correo',
    });
    const verified = await accounts.send('/auth/verify-email', { token: await accounts.linkTo(rosa.email) });
    expect(verified).toMatchObject({
      status: 200,
      body: {
        user: {
          first_name: 'Rosa',
          firstName: 'Rosa',
          lastName: 'Delgado Ruiz',
          role: 'patient',
          email_verified: true,
        },
      },
    });
    expect(await accounts.get('/auth/me', String(verified.body.access_token))).toMatchObject({
      status: 200,
      body: { email: rosa.email },
    });
    expect((await login(rosa.email.toUpperCase())).status).toBe(200);
  });

  it('accepts names in either spelling, and rejects two that differ or none', async () => {
    const { first_name: _first, last_name: _last, ...nameless } = rosa;
    expect((await accounts.send('/auth/register', { ...nameless, firstName: 'Rosa', lastName: 'D' })).status).toBe(201);
    const differ = await accounts.send('/auth/register', { ...rosa, firstName: 'Ana' });
    expect(fieldsOf(differ.body)).toEqual(['body.first_name custom']);
    expect(fieldsOf((await accounts.send('/auth/register', nameless)).body)).toEqual([
      'body.first_name custom',
      'body.last_name custom',
    ]);
  });

  it('creates patients only', async () => {
    const answer = await accounts.send('/auth/register', { ...rosa, role: 'admin' });
    expect(answer).toMatchObject({ status: 422 });
    expect((await accounts.database.db.execute(sql`select 1 from users`)).rows).toEqual([]);
  });

  it.each([
    ['too short', 'once letras', 'too_short'],
    ['too long', 'muy larga '.repeat(13), 'too_long'],
    ['common', 'passwordpassword', 'common_password'],
    ['common with digits around', '123iloveyou456', 'common_password'],
    ['own name', 'delgado-para-siempre', 'holds_own_name'],
    ['one character', 'aaaaaaaaaaaaaaaa', 'one_character'],
  ])('rejects a password that is %s', async (_what, password, code) => {
    expect(fieldsOf((await accounts.send('/auth/register', { ...rosa, password })).body)).toEqual([
      `body.password ${code}`,
    ]);
  });

  it('notifies an address with an account by email, and responds the same as for any other', async () => {
    await signUp(accounts);
    const again = await accounts.send('/auth/register', {
      ...rosa,
      email: ' ROSA.delgado@example.com ',
      password: 'otra frase bien distinta',
    });
    const fresh = await accounts.send('/auth/register', { ...rosa, email: 'someone@example.com' });
    const told = ({ body }: typeof again) => {
      const { id, ...user } = body['user'] as Record<string, unknown>;
      return { ...body, user: { ...user, email: null, hasId: typeof id } };
    };
    expect(told(again)).toEqual(told(fresh));
    const { rows } = await accounts.database.db.execute(
      sql`select 1 from users where id = ${(again.body['user'] as { id: string }).id}`,
    );
    expect(rows).toEqual([]);
    expect((await accounts.mailsTo(rosa.email))[0]).toMatchObject({ template: 'accounts.already_registered' });
    expect((await login()).status).toBe(200);
    expect((await login(rosa.email, 'otra frase bien distinta')).status).toBe(401);
  });

  it('resends the link and revokes the older one', async () => {
    await accounts.send('/auth/register', rosa);
    const first = await accounts.linkTo(rosa.email);
    accounts.pass(1);
    expect((await accounts.send('/auth/resend-verification', { email: rosa.email })).status).toBe(202);
    const second = await accounts.linkTo(rosa.email);
    expect(second).not.toBe(first);
    expect(await accounts.send('/auth/verify-email', { token: first })).toMatchObject({
      status: 410,
      body: { code: 'auth.link_not_valid' },
    });
    expect((await accounts.send('/auth/verify-email', { token: second })).status).toBe(200);
  });

  it('sends at most five emails an hour to one address, whoever requests them', async () => {
    await accounts.send('/auth/register', rosa);
    for (let times = 0; times < 9; times++) {
      await accounts.send('/auth/forgot-password', { email: rosa.email });
      await accounts.settle();
    }
    expect(await accounts.mailsTo(rosa.email)).toHaveLength(5);
  });

  it('sends no user input to an unverified address', async () => {
    await accounts.send('/auth/register', { ...rosa, first_name: 'Visit evil.example' });
    const [mail] = await accounts.mailsTo(rosa.email);
    expect(`${mail?.text} ${mail?.html}`).not.toContain('evil');
  });

  it('a verification link signs in once, until the next day, for its purpose only', async () => {
    await accounts.send('/auth/register', rosa);
    const token = await accounts.linkTo(rosa.email);
    expect((await accounts.send('/auth/reset-password', { token, password: PASSWORD })).status).toBe(410);
    const answers = await Promise.all(Array.from({ length: 20 }, () => accounts.send('/auth/verify-email', { token })));
    expect(answers.filter(({ body }) => 'access_token' in body)).toHaveLength(1);
    expect(answers.filter(({ body }) => body['email_verified'] === true && !('user' in body))).toHaveLength(19);
    await accounts.send('/auth/register', { ...rosa, email: 'ana@example.com' });
    const late = await accounts.linkTo('ana@example.com');
    accounts.pass(VERIFY_LINK_HOURS * 60 - 1);
    await accounts.send('/auth/register', { ...rosa, email: 'luz@example.com' });
    const later = await accounts.linkTo('luz@example.com');
    accounts.pass(1);
    expect((await accounts.send('/auth/verify-email', { token: late })).status).toBe(410);
    accounts.pass(VERIFY_LINK_HOURS * 60 - 2);
    expect((await accounts.send('/auth/verify-email', { token: later })).status).toBe(200);
  });

  it('a used verification link says for a day that the address is confirmed, without signing in', async () => {
    await accounts.send('/auth/register', rosa);
    const token = await accounts.linkTo(rosa.email);
    expect((await accounts.send('/auth/verify-email', { token })).body).toHaveProperty('access_token');
    accounts.pass(USED_LINK_HOURS * 60 - 1);
    const again = await accounts.send('/auth/verify-email', { token });
    expect([again.status, again.body]).toEqual([200, { email_verified: true }]);
    accounts.pass(1);
    expect(await accounts.send('/auth/verify-email', { token })).toMatchObject({
      status: 410,
      body: { code: 'auth.link_not_valid' },
    });
  });

  it.each([
    ['/auth/register', rosa, `${VERIFY_LINK_HOURS} horas`],
    ['/auth/forgot-password', { email: rosa.email }, `${RESET_LINK_MINUTES} minutos`],
  ])('the email of %s says when its link expires', async (path, body, words) => {
    if (path === '/auth/forgot-password') await signUp(accounts);
    await accounts.send(path, body);
    expect((await accounts.mailsTo(rosa.email))[0]?.text).toContain(words);
  });

  it('a password reset link expires after half an hour', async () => {
    await signUp(accounts);
    const ask = async () => {
      await accounts.send('/auth/forgot-password', { email: rosa.email });
      return accounts.linkTo(rosa.email);
    };
    const reset = (token: string) =>
      accounts.send('/auth/reset-password', { token, password: 'otra frase que nadie adivina' });
    const late = await ask();
    accounts.pass(RESET_LINK_MINUTES);
    expect((await reset(late)).status).toBe(410);
    const inTime = await ask();
    accounts.pass(RESET_LINK_MINUTES - 1);
    expect((await reset(inTime)).status).toBe(200);
  });

  it('stores no plain tokens or passwords in the database', async () => {
    const { access, refresh } = await signUp(accounts);
    await accounts.send('/auth/forgot-password', { email: rosa.email });
    const reset = await accounts.linkTo(rosa.email);
    const tables = [
      'users',
      'sessions',
      'refresh_tokens',
      'link_tokens',
      'mail_outbox',
      'outbox_events',
      'mail_requests',
    ];
    const dump = JSON.stringify(
      await Promise.all(
        tables.map(
          async (table) => (await accounts.database.db.execute(sql`select * from ${sql.identifier(table)}`)).rows,
        ),
      ),
    );
    expect(dump).toContain('accounts.reset_password');
    for (const secret of [access, refresh, reset, PASSWORD]) expect(dump).not.toContain(secret);
    expect(JSON.stringify(accounts.logged)).not.toContain(reset);
  });
});
