import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpenAccounts, ORIGIN, rosa, signUp } from '../../accounts/testing/open-accounts.ts';
import { firstStep, openTwoFactor, turnOn } from '../testing/open-two-factor.ts';
import { softAuthenticator } from '../testing/soft-authenticator.ts';

let accounts: OpenAccounts;
beforeAll(async () => {
  accounts = await openTwoFactor();
});
afterAll(() => accounts.close());
beforeEach(() => accounts.clear());

const RP = { origin: ORIGIN, rpId: 'travesia.example' };
type Device = ReturnType<typeof softAuthenticator>;
const codeOf = async (answer: Promise<{ body: { code?: string } }>) => (await answer).body.code;

/** The question of a device, and how it is answered. */
async function asked(path: string, token?: string) {
  const { body } = await accounts.send(path, undefined, token ? { token } : {});
  return { challenge: String((body['options'] as { challenge: string }).challenge), ...RP };
}
const question = () => asked('/auth/passkeys/sign-in/options');
const signIn = (passkey: object) => accounts.send('/auth/passkeys/sign-in', { passkey });

/** A person with a passkey. */
async function withPasskey(registration: typeof rosa = rosa) {
  const { access } = await signUp(accounts, registration);
  const { body } = await accounts.get('/auth/me', access);
  const device = softAuthenticator(String(body['id']));
  const passkey = device.make(await asked('/auth/passkeys/options', access));
  const made = await accounts.send(
    '/auth/passkeys',
    { passkey },
    { token: access, headers: { 'user-agent': FIREFOX } },
  );
  return { access, device, made, id: String(made.body['id']) };
}
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('a passkey', () => {
  it('is named after the device, told of by mail, and signs in without a password', async () => {
    const { access, device, made } = await withPasskey();
    expect(made).toMatchObject({ status: 201, body: { name: 'Firefox, Linux', last_used_at: null, synced: false } });
    expect((await accounts.mailsTo(rosa.email))[0]?.subject).toBe('Se agregó una llave de acceso');
    const { body } = await signIn(device.use(await question()));
    expect(body).toMatchObject({ user: { email: rosa.email } });
    const { body: state } = await accounts.get('/auth/two-factor', access);
    expect(state).toMatchObject({ passkeys: [{ last_used_at: '2026-11-22T10:00:00.000Z' }], totp_since: null });
  });

  it('needs no second step, and is one for the password', async () => {
    const { access, device } = await withPasskey();
    await turnOn(accounts, access);
    expect((await signIn(device.use(await question()))).body).toHaveProperty('access_token');
    const challenge = await firstStep(accounts);
    const passkey = device.use(await question());
    const done = await accounts.send('/auth/two-factor', { challenge_token: challenge, passkey });
    expect(done.body).toHaveProperty('access_token');
  });

  it('confirms who one is, but nobody else', async () => {
    const { access, device, id } = await withPasskey();
    const ana = await withPasskey({ ...rosa, email: 'ana@example.com', first_name: 'Ana' });
    accounts.pass(6);
    const confirm = async (one: Device) =>
      accounts.send('/auth/confirm-identity', { passkey: one.use(await question()) }, { token: access });
    expect(await codeOf(confirm(ana.device))).toBe('auth.passkey_not_valid');
    expect(await codeOf(accounts.remove(`/auth/passkeys/${id}`, access))).toBe('auth.confirm_identity');
    expect((await confirm(device)).status).toBe(204);
    expect((await accounts.remove(`/auth/passkeys/${id}`, access)).status).toBe(204);
  });

  it('that was removed signs in no more', async () => {
    const { access, device, id } = await withPasskey();
    expect((await accounts.remove(`/auth/passkeys/${id}`, access)).status).toBe(204);
    expect(await codeOf(signIn(device.use(await question())))).toBe('auth.passkey_not_valid');
  });

  it('of somebody else is neither removed nor renamed', async () => {
    const { id, device } = await withPasskey();
    const { access } = await signUp(accounts, { ...rosa, email: 'ana@example.com', first_name: 'Ana' });
    expect(await codeOf(accounts.remove(`/auth/passkeys/${id}`, access))).toBe('auth.passkey_not_found');
    const renamed = await accounts.app.inject({
      method: 'PUT',
      url: `/api/v1/auth/passkeys/${id}`,
      payload: { name: 'mine now' },
      headers: { authorization: `Bearer ${access}` },
    });
    expect(renamed.statusCode).toBe(404);
    expect((await signIn(device.use(await question()))).status).toBe(200);
  });
});

describe('refused are', () => {
  it('answers for another address, from another page, and without the owner verified', async () => {
    const { device } = await withPasskey();
    const answers = [{ rpId: 'evil.example' }, { origin: 'https://evil.example' }, { verified: false }];
    for (const wrong of answers)
      expect(await codeOf(signIn(device.use({ ...(await question()), ...wrong })))).toBe('auth.passkey_not_valid');
  });

  it('a second answer, a late one, and one to a question of another kind', async () => {
    const { access, device } = await withPasskey();
    const once = await question();
    expect((await signIn(device.use(once))).status).toBe(200);
    expect(await codeOf(signIn(device.use(once)))).toBe('auth.passkey_not_valid');
    const late = await question();
    accounts.pass(5);
    expect(await codeOf(signIn(device.use(late)))).toBe('auth.passkey_not_valid');
    accounts.pass(-5);
    expect(await codeOf(signIn(device.use(await asked('/auth/passkeys/options', access))))).toBe(
      'auth.passkey_not_valid',
    );
    expect(await codeOf(signIn(device.use({ ...RP, challenge: 'never asked' })))).toBe('auth.passkey_not_valid');
  });

  it('a copy, whose counter has not grown', async () => {
    const { device } = await withPasskey();
    device.setCounter(7);
    expect((await signIn(device.use(await question()))).status).toBe(200);
    device.setCounter(3);
    expect(await codeOf(signIn(device.use(await question())))).toBe('auth.passkey_not_valid');
  });

  it('a new passkey for a question that somebody else was asked, and one made on another page', async () => {
    const { access } = await signUp(accounts);
    const ana = await signUp(accounts, { ...rosa, email: 'ana@example.com', first_name: 'Ana' });
    const device = softAuthenticator('whoever');
    const add = (passkey: object) => accounts.send('/auth/passkeys', { passkey }, { token: access });
    const others = device.make(await asked('/auth/passkeys/options', ana.access));
    expect(await codeOf(add(others))).toBe('auth.passkey_not_valid');
    const elsewhere = { ...(await asked('/auth/passkeys/options', access)), origin: 'https://evil.example' };
    expect(await codeOf(add(device.make(elsewhere)))).toBe('auth.passkey_not_valid');
  });
});
