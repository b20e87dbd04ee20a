import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpenAccounts, PASSWORD, rosa, signUp } from '../../accounts/testing/open-accounts.ts';
import { commandLine } from '../../../platform/audit/append-audit.ts';
import { allAccounts } from '../../accounts/index.ts';
import { removeLostFactors } from '../commands/remove-lost-factors.ts';
import { codeAt, firstStep, openTwoFactor, turnOn } from '../testing/open-two-factor.ts';

let accounts: OpenAccounts;
beforeAll(async () => {
  accounts = await openTwoFactor();
});
afterAll(() => accounts.close());
beforeEach(() => accounts.clear());

const codeOf = async (answer: Promise<{ body: { code?: string } }>) => (await answer).body.code;
const second = (challenge: string, proof: object) =>
  accounts.send('/auth/two-factor', { challenge_token: challenge, ...proof });
const actions = async () =>
  (await accounts.database.db.execute(sql`select action from audit_entries order by position`)).rows.map(
    ({ action }) => action,
  );

describe('setting up an authenticator app', () => {
  it('requires a code from then on; updates the person, the audit log and sends an email', async () => {
    const { access } = await signUp(accounts);
    const before = (await actions()).length;
    const { codes } = await turnOn(accounts, access);
    expect(codes).toHaveLength(10);
    expect((await accounts.get('/auth/me', access)).body).toMatchObject({ two_factor_enabled: true });
    expect((await accounts.get('/auth/two-factor', access)).body).toMatchObject({
      totp_since: '2026-11-22T10:00:00.000Z',
      recovery_codes_left: 10,
      passkeys: [],
      demanded: false,
    });
    expect((await actions()).slice(before)).toEqual(['account.two_factor_on']);
    expect((await accounts.mailsTo(rosa.email))[0]?.subject).toBe('Se activó la verificación en dos pasos');
    const { body } = await accounts.send('/auth/login', { email: rosa.email, password: PASSWORD });
    expect(body).toEqual({
      two_factor_required: true,
      challenge_token: expect.any(String),
      methods: ['totp', 'recovery_code'],
    });
  });

  it('has no effect before the first code, and rejects a wrong one', async () => {
    const { access } = await signUp(accounts);
    const { body } = await accounts.send('/auth/two-factor/totp', undefined, { token: access });
    expect(body['otpauth_uri']).toContain('otpauth://totp/');
    const wrong = codeAt(accounts, String(body['secret']), 40);
    const confirm = (code: string) => accounts.send('/auth/two-factor/totp/confirm', { code }, { token: access });
    expect(await codeOf(confirm(wrong))).toBe('auth.invalid_code');
    expect((await accounts.send('/auth/login', { email: rosa.email, password: PASSWORD })).body).toHaveProperty('user');
    expect((await confirm(codeAt(accounts, String(body['secret'])))).status).toBe(200);
    expect(await codeOf(confirm(codeAt(accounts, String(body['secret']), 1)))).toBe('auth.two_factor_is_on');
    expect(await codeOf(accounts.send('/auth/two-factor/totp', undefined, { token: access }))).toBe(
      'auth.two_factor_is_on',
    );
  });

  it('stores the secret sealed and the codes hashed', async () => {
    const { access } = await signUp(accounts);
    const { secret, codes } = await turnOn(accounts, access);
    const { rows } = await accounts.database.db.execute(
      sql`select sealed_secret as kept from totp_secrets union all select code_hash from recovery_codes`,
    );
    expect(rows).toHaveLength(11);
    const kept = JSON.stringify(rows);
    for (const told of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))])
      expect(kept).not.toContain(told);
  });

  it('requires reauthentication after a while', async () => {
    const { access } = await signUp(accounts);
    await turnOn(accounts, access);
    accounts.pass(6);
    expect(await codeOf(accounts.remove('/auth/two-factor/totp', access))).toBe('auth.confirm_identity');
    expect(await codeOf(accounts.send('/auth/two-factor/recovery-codes', undefined, { token: access }))).toBe(
      'auth.confirm_identity',
    );
    expect(await codeOf(accounts.send('/auth/passkeys/options', undefined, { token: access }))).toBe(
      'auth.confirm_identity',
    );
  });

  it('is undone by turning it off, which deletes the codes', async () => {
    const { access } = await signUp(accounts);
    const { codes } = await turnOn(accounts, access);
    const challenge = await firstStep(accounts);
    expect((await accounts.remove('/auth/two-factor/totp', access)).status).toBe(204);
    expect(await codeOf(second(challenge, { recovery_code: codes[0] }))).toBe('auth.invalid_code');
    expect((await accounts.send('/auth/login', { email: rosa.email, password: PASSWORD })).body).toHaveProperty('user');
    expect((await accounts.mailsTo(rosa.email))[0]?.subject).toBe('Se desactivó la verificación en dos pasos');
    expect(await codeOf(accounts.remove('/auth/two-factor/totp', access))).toBe('auth.two_factor_is_off');
  });
});

describe('the second step', () => {
  it('accepts a code once; rejects the same code for another sign-in', async () => {
    const { secret } = await turnOn(accounts, (await signUp(accounts)).access);
    const code = codeAt(accounts, secret);
    const [one, other] = [await firstStep(accounts), await firstStep(accounts)];
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    const { body } = await second(one, { code: spaced });
    expect(body).toMatchObject({ user: { email: rosa.email, two_factor_enabled: true } });
    expect((await accounts.get('/auth/me', body.access_token)).status).toBe(200);
    expect(await codeOf(second(other, { code }))).toBe('auth.invalid_code');
    expect(await codeOf(second(one, { code: codeAt(accounts, secret, 1) }))).toBe('auth.sign_in_expired');
  });

  it('must follow within five minutes', async () => {
    const { secret } = await turnOn(accounts, (await signUp(accounts)).access);
    const challenge = await firstStep(accounts);
    accounts.pass(5);
    expect(await codeOf(second(challenge, { code: codeAt(accounts, secret) }))).toBe('auth.sign_in_expired');
  });

  it('accepts each recovery code once, and notifies the person', async () => {
    const { access } = await signUp(accounts);
    const { codes } = await turnOn(accounts, access);
    const [code = ''] = codes;
    const used = await second(await firstStep(accounts), { recovery_code: code.toUpperCase().replace('-', ' ') });
    expect(used.status).toBe(200);
    expect((await accounts.mailsTo(rosa.email))[0]?.subject).toBe('Se usó un código de recuperación');
    expect(await codeOf(second(await firstStep(accounts), { recovery_code: code }))).toBe('auth.invalid_code');
    expect((await accounts.get('/auth/two-factor', access)).body).toMatchObject({ recovery_codes_left: 9 });
    const made = await accounts.send('/auth/two-factor/recovery-codes', undefined, { token: access });
    expect(made.body['recovery_codes']).toHaveLength(10);
    expect(await codeOf(second(await firstStep(accounts), { recovery_code: codes[1] }))).toBe('auth.invalid_code');
  });

  it('rate limits code guesses, and a correct password does not reset the limit', async () => {
    const { secret } = await turnOn(accounts, (await signUp(accounts)).access);
    let codes: (string | undefined)[] = [];
    for (let round = 0; round < 6; round++) {
      const { body } = await accounts.send('/auth/login', { email: rosa.email, password: PASSWORD });
      const challenge = String(body['challenge_token'] ?? 'none at all, not a token');
      codes = [...codes, body.code, await codeOf(second(challenge, { code: codeAt(accounts, secret, 50 + round) }))];
    }
    expect(codes.filter((code) => code === 'auth.invalid_code')).toHaveLength(5);
    expect(codes.at(-2)).toBe('request.rate_limited');
  });

  it('rejects a second step without a first', async () => {
    expect(await codeOf(accounts.send('/auth/two-factor', { challenge_token: 'x'.repeat(43), code: '123456' }))).toBe(
      'auth.sign_in_expired',
    );
  });
});

describe('an email link', () => {
  it('sets a password of eight characters, but does not sign in without the second factor', async () => {
    const { access } = await signUp(accounts);
    const { secret } = await turnOn(accounts, access);
    const early = await firstStep(accounts);
    await accounts.send('/auth/forgot-password', { email: rosa.email });
    const token = await accounts.linkTo(rosa.email);
    const { body } = await accounts.send('/auth/reset-password', { token, password: 'ocho-oct' });
    expect(body).toMatchObject({ two_factor_required: true });
    expect(body).not.toHaveProperty('access_token');
    expect((await accounts.get('/auth/me', access)).status).toBe(401);
    expect(await codeOf(second(early, { code: codeAt(accounts, secret) }))).toBe('auth.sign_in_expired');
    const done = await second(String(body['challenge_token']), { code: codeAt(accounts, secret) });
    expect(done.body).toMatchObject({ user: { email: rosa.email } });
  });
});

describe('reauthentication', () => {
  it('accepts a code too, once', async () => {
    const { access } = await signUp(accounts);
    const { secret } = await turnOn(accounts, access);
    accounts.pass(6);
    const confirm = (code: string) => accounts.send('/auth/confirm-identity', { code }, { token: access });
    const code = codeAt(accounts, secret);
    expect(await codeOf(confirm(codeAt(accounts, secret, 30)))).toBe('auth.invalid_code');
    expect((await confirm(code)).status).toBe(204);
    expect(await codeOf(confirm(code))).toBe('auth.invalid_code');
    expect((await accounts.remove('/auth/two-factor/totp', access)).status).toBe(204);
    expect(await actions()).toContain('account.identity_confirmed');
  });
});

describe('a lost second factor', () => {
  const remove = (userId: string, reason = 'Called back on the number we know') =>
    removeLostFactors(accounts.setup, allAccounts(commandLine), { userId, reason });
  const idOf = async (token: string) => String((await accounts.get('/auth/me', token)).body['id']);

  it('is removed from the command line: the password is enough again, all sessions end, the person is notified', async () => {
    const { access } = await signUp(accounts);
    await turnOn(accounts, access);
    const userId = await idOf(access);
    expect(await remove(userId)).toBe(1);
    expect((await accounts.get('/auth/me', access)).status).toBe(401);
    const { body } = await accounts.send('/auth/login', { email: rosa.email, password: PASSWORD });
    expect(body.access_token).toEqual(expect.any(String));
    expect((await accounts.get('/auth/two-factor', body.access_token)).body).toMatchObject({
      totp_since: null,
      recovery_codes_left: 0,
    });
    const [mail] = await accounts.mailsTo(rosa.email);
    expect(mail?.subject).toBe('Se quitó la verificación en dos pasos');
    const { rows } = await accounts.database.db.execute(
      sql`select actor_kind, subject_id, facts from audit_entries where action = 'account.second_factors_removed'`,
    );
    expect(rows).toEqual([
      {
        actor_kind: 'command_line',
        subject_id: userId,
        facts: { reason: 'Called back on the number we know', passkeys: 0, sessions: 1 },
      },
    ]);
  });

  it('is not removed without a reason, nor when there is none', async () => {
    const { access } = await signUp(accounts);
    const userId = await idOf(access);
    await expect(remove(userId, ' ')).rejects.toMatchObject({ code: 'request.invalid' });
    await expect(remove(userId)).rejects.toMatchObject({ code: 'auth.two_factor_is_off' });
    expect((await accounts.get('/auth/me', access)).status).toBe(200);
  });
});
