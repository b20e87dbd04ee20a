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

/** A challenge, and how it is answered. */
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
  it('is named after the device, announced by email, and signs in without a password', async () => {
    const { access, device, made } = await withPasskey();
    expect(made).toMatchObject({ status: 201, body: { name: 'Firefox, Linux', last_used_at: null, synced: false } });
    expect((await accounts.mailsTo(rosa.email))[0]?.subject).toBe('Se agregó una llave de acceso');
    const { body } = await signIn(device.use(await question()));
    expect(body).toMatchObject({ user: { email: rosa.email } });
    const { body: state } = await accounts.get('/auth/two-factor', access);
    expect(state).toMatchObject({ passkeys: [{ last_used_at: '2026-11-22T10:00:00.000Z' }], totp_since: null });
  });

  it('needs no second step, and can be the second step after a password', async () => {
    const { access, device } = await withPasskey();
    await turnOn(accounts, access);
    expect((await signIn(device.use(await question()))).body).toHaveProperty('access_token');
    const challenge = await firstStep(accounts);
    const passkey = device.use(await question());
    const done = await accounts.send('/auth/two-factor', { challenge_token: challenge, passkey });
    expect(done.body).toHaveProperty('access_token');
  });

  it('reauthenticates its owner, but nobody else', async () => {
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

  it('cannot sign in after it was removed', async () => {
    const { access, device, id } = await withPasskey();
    expect((await accounts.remove(`/auth/passkeys/${id}`, access)).status).toBe(204);
    expect(await codeOf(signIn(device.use(await question())))).toBe('auth.passkey_not_valid');
  });

  it("of another person can't be removed or renamed", async () => {
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

describe('rejects', () => {
  it('responses for another host, from another origin, and without user verification', async () => {
    const { device } = await withPasskey();
    const answers = [{ rpId: 'evil.example' }, { origin: 'https://evil.example' }, { verified: false }];
    for (const wrong of answers)
      expect(await codeOf(signIn(device.use({ ...(await question()), ...wrong })))).toBe('auth.passkey_not_valid');
  });

  it('a second response, a late one, and one to a challenge for another purpose', async () => {
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

  it('a clone, whose counter has not increased', async () => {
    const { device } = await withPasskey();
    device.setCounter(7);
    expect((await signIn(device.use(await question()))).status).toBe(200);
    device.setCounter(3);
    expect(await codeOf(signIn(device.use(await question())))).toBe('auth.passkey_not_valid');
  });

  it("a new passkey for another person's challenge, and one created on another page", async () => {
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
