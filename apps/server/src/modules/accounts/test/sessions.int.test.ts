import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openAccounts, type OpenAccounts, PASSWORD, rosa, signUp } from '../testing/open-accounts.ts';

let accounts: OpenAccounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
beforeEach(() => accounts.clear());
afterAll(() => accounts.close());

/** How often two calls race; most of a round is the password's hash. */
const ROUNDS = process.env['SWEEPS'] === 'whole' ? 200 : 40;
const NEW = 'otra frase bien distinta';
const login = (password = PASSWORD, from?: string) =>
  accounts.send('/auth/login', { email: rosa.email, password }, from ? { from } : {});
const me = (token: string) => accounts.get('/auth/me', token);
const refresh = (token: string, rotate = true) => accounts.send('/auth/refresh', { refresh_token: token, rotate });
/** Signs in again and returns the tokens. */
async function anotherDevice(userAgent = '') {
  const { body } = await accounts.send(
    '/auth/login',
    { email: rosa.email, password: PASSWORD, time_zone: 'America/Argentina/Buenos_Aires' },
    { headers: { 'user-agent': userAgent } },
  );
  return { access: String(body.access_token), refresh: String(body.refresh_token) };
}

describe('a session', () => {
  it('ends at once on sign-out: neither token is valid afterwards', async () => {
    const { access, refresh: refreshToken } = await signUp(accounts);
    expect((await me(access)).status).toBe(200);
    expect((await accounts.send('/auth/logout', undefined, { token: access })).status).toBe(204);
    expect(await me(access)).toMatchObject({ status: 401, body: { code: 'access.signed_out' } });
    expect(await refresh(refreshToken)).toMatchObject({ status: 401, body: { code: 'auth.session_ended' } });
  });

  it('expires after 30 days, and its access token after 15 minutes', async () => {
    const { access, refresh: first } = await signUp(accounts);
    accounts.pass(14);
    expect((await me(access)).status).toBe(200);
    accounts.pass(2);
    expect((await me(access)).status).toBe(401);
    const renewed = await refresh(first);
    expect((await me(String(renewed.body.access_token))).status).toBe(200);
    accounts.pass(30 * 24 * 60);
    expect((await refresh(String(renewed.body.refresh_token))).status).toBe(401);
  });

  it('is listed to its owner with device and place, and can be ended from another', async () => {
    const first = await signUp(accounts);
    accounts.pass(1);
    const second = await anotherDevice('Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0');
    const { body } = await accounts.get('/profile/sessions', first.access);
    const data = body['data'] as { id: string }[];
    expect(data).toMatchObject([
      { current: false, device: 'Firefox, Android', place: 'Buenos Aires', network: '203.0.113.x' },
      { current: true, place: null },
    ]);
    expect((await accounts.remove(`/profile/sessions/${data[0]?.id}`, first.access)).status).toBe(204);
    expect((await me(second.access)).status).toBe(401);
    expect((await me(first.access)).status).toBe(200);
    expect(await accounts.remove(`/profile/sessions/${data[0]?.id}`, first.access)).toMatchObject({ status: 404 });
  });

  it('of another user can be neither seen nor ended', async () => {
    const { access } = await signUp(accounts);
    const other = await signUp(accounts, { ...rosa, email: 'ana@example.com' });
    const { body } = await accounts.get('/profile/sessions', other.access);
    const [theirs] = body['data'] as { id: string }[];
    expect((await accounts.remove(`/profile/sessions/${theirs?.id}`, access)).status).toBe(404);
    expect((await me(other.access)).status).toBe(200);
  });

  it('all others are ended by one call', async () => {
    const first = await signUp(accounts);
    const second = await anotherDevice();
    expect((await accounts.remove('/profile/sessions', first.access)).status).toBe(204);
    expect((await me(first.access)).status).toBe(200);
    expect((await me(second.access)).status).toBe(401);
  });
});

describe('a refresh token', () => {
  it('stays the same unless rotation is requested', async () => {
    const { refresh: token } = await signUp(accounts);
    for (const _time of [1, 2]) {
      const { status, body } = await refresh(token, false);
      expect([status, Object.keys(body)]).toEqual([200, ['access_token']]);
      accounts.pass(60);
    }
  });

  it('returns the same successor for concurrent calls, and for ten seconds', async () => {
    const { refresh: token } = await signUp(accounts);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(token)));
    const successors = new Set(answers.map(({ body }) => body.refresh_token));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(successors.size).toBe(1);
    accounts.pass(9 / 60);
    expect((await refresh(token)).body.refresh_token).toBe([...successors][0]);
    expect((await refresh(String([...successors][0]))).status).toBe(200);
  });

  it('reused later ends the session and notifies its owner', async () => {
    const { access, refresh: token } = await signUp(accounts);
    const { body } = await refresh(token);
    accounts.pass(0.2);
    expect((await refresh(token)).status).toBe(401);
    expect((await refresh(String(body.refresh_token))).status).toBe(401);
    expect((await me(access)).status).toBe(401);
    expect((await accounts.mailsTo(rosa.email))[0]).toMatchObject({ template: 'accounts.session_replayed' });
  });

  it('racing with sign-out: no session survives both', async () => {
    await signUp(accounts);
    for (let round = 0; round < ROUNDS; round++) {
      const { body } = await login();
      const [access, token] = [String(body.access_token), String(body.refresh_token)];
      const [refreshed] = await Promise.all([
        refresh(token),
        accounts.send('/auth/logout', undefined, { token: access }),
      ]);
      const tokens = [access, ...(refreshed.body.access_token ? [refreshed.body.access_token] : [])];
      for (const one of tokens) expect((await me(one)).status).toBe(401);
      for (const one of [token, refreshed.body.refresh_token ?? token]) expect((await refresh(one)).status).toBe(401);
    }
  });
});

describe('a password', () => {
  it('is changed with the current one, which signs the other devices out', async () => {
    const first = await signUp(accounts);
    const second = await anotherDevice();
    const change = (current: string) =>
      accounts.send('/auth/change-password', { current_password: current, new_password: NEW }, { token: first.access });
    expect((await change('nicht die richtige')).body.code).toBe('auth.invalid_credentials');
    expect((await change(PASSWORD)).status).toBe(204);
    expect((await me(first.access)).status).toBe(200);
    expect((await me(second.access)).status).toBe(401);
    expect([(await login()).status, (await login(NEW)).status]).toEqual([401, 200]);
    expect((await accounts.mailsTo(rosa.email))[0]).toMatchObject({ template: 'accounts.password_changed' });
  });

  it('is reset through an emailed link, which ends all sessions and signs in', async () => {
    const before = await signUp(accounts);
    expect(await accounts.send('/auth/forgot-password', { email: rosa.email })).toMatchObject({ status: 202 });
    const token = await accounts.linkTo(rosa.email);
    const weak = await accounts.send('/auth/reset-password', { token, password: 'delgado-para-siempre' });
    expect(weak.status).toBe(422);
    const reset = await accounts.send('/auth/reset-password', { token, password: NEW });
    expect((await me(String(reset.body.access_token))).status).toBe(200);
    expect((await me(before.access)).status).toBe(401);
    expect((await accounts.send('/auth/reset-password', { token, password: PASSWORD })).status).toBe(410);
    expect((await login(NEW)).status).toBe(200);
  });

  it('guessed a thousand times concurrently is checked ten times', async () => {
    await signUp(accounts);
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_none, at) => login('falsch falsch falsch', `198.51.${at % 250}.${at}`)),
    );
    const by = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect(by(401)).toBe(10);
    expect(by(401) + by(429)).toBe(300);
  });

  it('guessed from elsewhere doesn’t lock its owner out', async () => {
    await signUp(accounts);
    for (let at = 0; at < 12; at++) await login('falsch falsch falsch', '198.51.100.9');
    expect(await login('falsch falsch falsch', '198.51.100.10')).toMatchObject({
      status: 429,
      body: { code: 'request.rate_limited', retry_after: 900 },
    });
    expect((await login()).status).toBe(200);
    accounts.pass(15);
    expect((await login(PASSWORD, '198.51.100.10')).status).toBe(200);
  });

  it('that is wrong gets the same response as an unknown address', async () => {
    await signUp(accounts);
    const wrong = await login('falsch falsch falsch');
    const unknown = await accounts.send('/auth/login', { email: 'nobody@example.com', password: PASSWORD });
    const plain = ({ status, body }: typeof wrong) => ({ status, ...body, request_id: '' });
    expect(plain(unknown)).toEqual(plain(wrong));
    for (const email of [rosa.email, 'nobody@example.com'])
      expect(await accounts.send('/auth/forgot-password', { email })).toMatchObject({
        status: 202,
        body: { status: 'check_inbox' },
      });
  });
});
