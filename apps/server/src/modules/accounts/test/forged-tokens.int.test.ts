import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountKeys } from '../account-keys.ts';
import { openAccounts, type OpenAccounts, rosa, SECRET, signUp, START } from '../testing/open-accounts.ts';

let accounts: OpenAccounts;
let access = '';
let refreshToken = '';
let linkToken = '';
beforeAll(async () => {
  accounts = await openAccounts();
  ({ access, refresh: refreshToken } = await signUp(accounts));
  await accounts.send('/auth/forgot-password', { email: rosa.email });
  linkToken = await accounts.linkTo(rosa.email);
});
afterAll(() => accounts.close());

const key = createAccountKeys(SECRET).accessToken;
const other = createAccountKeys('another installation altogether, as long').accessToken;
const NOW = Math.floor(Date.parse(START) / 1000);
const part = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const claims = () =>
  JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
const HEADER = { alg: 'HS256', typ: 'at+jwt' };

/** Signs tokens that jose would refuse to create. */
function signed(header: object, payload: unknown, by: KeyObject = key): string {
  const text = `${part(header)}.${part(payload)}`;
  return `${text}.${createHmac('sha256', by).update(text).digest('base64url')}`;
}
const without = (claim: string) => Object.fromEntries(Object.entries(claims()).filter(([name]) => name !== claim));

const FORGED: Record<string, () => string | Promise<string>> = {
  'alg none': () => `${part({ ...HEADER, alg: 'none' })}.${part(claims())}.`,
  'alg nOnE, signed': () => signed({ ...HEADER, alg: 'nOnE' }, claims()),
  'no alg': () => signed({ typ: 'at+jwt' }, claims()),
  'another algorithm': () => new SignJWT(claims()).setProtectedHeader({ alg: 'HS512', typ: 'at+jwt' }).sign(key),
  'another key': () => signed(HEADER, claims(), other),
  'a key named by path': () =>
    signed({ ...HEADER, kid: '../../../../dev/null' }, claims(), createSecretKey(new Uint8Array(32))),
  'a key of its own in the header': () => signed({ ...HEADER, jwk: { kty: 'oct', k: part('mine') } }, claims(), other),
  'a key from an address': () => signed({ ...HEADER, jku: 'https://evil.example/keys' }, claims(), other),
  'an unknown critical header': () => signed({ ...HEADER, crit: ['exp'] }, claims()),
  'no signature': () => access.split('.').slice(0, 2).join('.'),
  'an empty signature': () => `${access.split('.').slice(0, 2).join('.')}.`,
  'a changed payload': () =>
    [access.split('.')[0], part({ ...claims(), role: 'admin' }), access.split('.')[2]].join('.'),
  'no expiry': () => signed(HEADER, without('exp')),
  'expiry as text': () => signed(HEADER, { ...claims(), exp: '9999999999' }),
  'long past': () => signed(HEADER, { ...claims(), iat: NOW - 7200, exp: NOW - 3600 }),
  'issued long ago, good for ever': () => signed(HEADER, { ...claims(), iat: NOW - 7200, exp: 253_402_300_799 }),
  'issued tomorrow': () => signed(HEADER, { ...claims(), iat: NOW + 86_400, exp: NOW + 90_000 }),
  'not before tomorrow': () => signed(HEADER, { ...claims(), nbf: NOW + 86_400 }),
  'another issuer': () => signed(HEADER, { ...claims(), iss: 'somebody' }),
  'another audience': () => signed(HEADER, { ...claims(), aud: 'mails' }),
  'another type': () => signed({ alg: 'HS256', typ: 'JWT' }, claims()),
  'a session that is no id': () => signed(HEADER, { ...claims(), sid: "' or 1=1 --" }),
  'somebody else of the same session': () =>
    signed(HEADER, { ...claims(), sub: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10' }),
  'an unknown session': () => signed(HEADER, { ...claims(), sid: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10' }),
  'no person': () => signed(HEADER, without('sub')),
  'a refresh token': () => refreshToken,
  'a token of a mail': () => linkToken,
  'a megabyte': () => `${access}${'a'.repeat(1_000_000)}`,
  'nothing readable': () => 'a.b.c',
};

describe('a forged access token', () => {
  it('is distinguished from a valid one', async () => {
    expect((await accounts.get('/auth/me', access)).status).toBe(200);
    expect((await accounts.get('/auth/me', signed(HEADER, claims()))).status).toBe(200);
  });

  it.each(Object.entries(FORGED))('with %s is rejected like any other', async (_what, forge) => {
    const { status, body } = await accounts.get('/auth/me', await forge());
    expect({ status, ...body, request_id: '' }).toEqual({
      status: 401,
      type: '/problems/access.signed_out',
      title: 'Sign in first',
      detail: 'Sign in first',
      error: 'Sign in to see this.',
      code: 'access.signed_out',
      request_id: '',
    });
  });

  it('is rejected alongside a valid one, in the URL and with another scheme', async () => {
    const send = (headers: Record<string, string | string[]>, url = '/api/v1/auth/me') =>
      accounts.app.inject({ url, headers }).then(({ statusCode }) => statusCode);
    expect(await send({ authorization: [`Bearer ${access}`, 'Bearer a.b.c'] })).toBe(401);
    expect(await send({}, `/api/v1/auth/me?access_token=${access}`)).not.toBe(200);
    expect(await send({ authorization: `Basic ${access}` })).toBe(401);
    expect(await send({ cookie: `access_token=${access}` })).toBe(401);
  });
});
