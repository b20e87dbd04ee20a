// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '../session-store.ts';
import { fakeApi, problem, rosa, rotatingApi } from '../testing/fake-api.ts';
import { keepTokens, readTokens } from '../tokens.ts';

const TOKENS = { access_token: 'a2', refresh_token: 'r2' };
const session = () => useSession.getState();
const kept = () => JSON.parse(localStorage.getItem('auth-storage') ?? 'null') as { state: object };
const credentials = { email: 'rosa@example.com', password: 'una frase larga' };
const registration = {
  ...credentials,
  first_name: 'Rosa',
  last_name: 'Delgado',
  accept_terms: true as const,
};

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/login');
  useSession.setState(useSession.getInitialState());
});
afterEach(() => vi.unstubAllGlobals());

describe('signing in', () => {
  it('stores tokens and user, and in auth-storage only identity and status', async () => {
    const api = fakeApi({ 'POST /auth/login': () => ({ body: { ...TOKENS, user: rosa } }) });
    const done = session().login(credentials);
    expect(session().isLoading).toBe(true);
    expect(await done).toBe(true);
    expect(session()).toMatchObject({ user: rosa, isAuthenticated: true, isLoading: false, error: null });
    expect([localStorage.getItem('access_token'), localStorage.getItem('refresh_token')]).toEqual(['a2', 'r2']);
    expect(kept().state).toEqual({ user: rosa, isAuthenticated: true });
    expect(api.seen[0]?.body).toEqual({ ...credentials, time_zone: expect.any(String) });
  });

  it('asks for the second factor of an account that has one, and is signed out until then', async () => {
    const step = { two_factor_required: true, challenge_token: 'c'.repeat(43), methods: ['totp'] };
    fakeApi({ 'POST /auth/login': () => ({ body: step }) });
    expect(await session().login(credentials)).toBe(false);
    expect(session()).toMatchObject({ user: null, secondStep: step, error: null, problem: null, isLoading: false });
    expect(readTokens()).toBeNull();
    expect(kept().state).toEqual({ user: null, isAuthenticated: false });
    session().forgetStep();
    expect(session().secondStep).toBeNull();
  });

  it('to the demo sends its fixed token and the role', async () => {
    const api = fakeApi({ 'POST /auth/demo-login': () => ({ body: { ...TOKENS, user: rosa } }) });
    expect(await session().demoLogin('patient')).toBe(true);
    expect(api.seen[0]?.body).toEqual({ demo_token: 'travesia-demo', role: 'patient' });
    expect(session().isAuthenticated).toBe(true);
  });

  it('takes the session of a confirmed address', () => {
    expect(session().signedIn({ ...TOKENS, user: rosa })).toBe(true);
    expect(readTokens()).toEqual(TOKENS);
    expect(session()).toMatchObject({ user: rosa, isAuthenticated: true });
  });

  it('that fails clears the user and shows why in the page’s language, with the problem', async () => {
    history.replaceState(null, '', '/es/login');
    session().signedIn({ ...TOKENS, user: rosa });
    fakeApi({ 'POST /auth/login': () => problem(403, 'auth.email_not_verified') });
    expect(await session().login(credentials)).toBe(false);
    expect(session()).toMatchObject({ user: null, isAuthenticated: false, isLoading: false });
    expect(session().error).toMatch(/^Primero confirme/);
    expect(session().problem?.code).toBe('auth.email_not_verified');
    expect(readTokens()).toBeNull();
  });

  it.each([
    ['/login', { status: 500 }, 'Login failed'],
    ['/pt/login', { status: 502, body: {} }, 'Não foi possível entrar'],
    ['/login', { status: 401, body: { error: 'Invalid credentials' } }, 'Invalid credentials'],
  ])('at %s with response %j shows %s', async (path, answer, sentence) => {
    history.replaceState(null, '', path);
    fakeApi({ 'POST /auth/login': () => answer });
    expect(await session().login(credentials)).toBe(false);
    expect(session().error).toBe(sentence);
  });
});

describe('registering', () => {
  it('leaves the user signed out', async () => {
    fakeApi({ 'POST /auth/register': () => ({ status: 201, body: { status: 'check_inbox' } }) });
    expect(await session().register(registration)).toBe(true);
    expect(session()).toMatchObject({ user: null, isAuthenticated: false, isLoading: false, error: null });
    expect(readTokens()).toBeNull();
  });

  it('that fails shows an error', async () => {
    fakeApi({ 'POST /auth/register': () => ({ status: 500 }) });
    expect(await session().register(registration)).toBe(false);
    expect(session().error).toBe('Registration failed');
  });
});

describe('signing out', () => {
  it.each([204, 401, 500])('clears everything if the server responds %i', async (status) => {
    const api = fakeApi({ 'POST /auth/logout': () => ({ status }) });
    session().signedIn({ ...TOKENS, user: rosa });
    expect(await session().logout()).toBe(true);
    expect(api.seen[0]).toMatchObject({ call: 'POST /auth/logout', token: 'a2' });
    expect(session()).toMatchObject({ user: null, isAuthenticated: false, isLoading: false });
    expect(readTokens()).toBeNull();
    expect(kept().state).toEqual({ user: null, isAuthenticated: false });
  });

  it('does not wait for a server that never responds', async () => {
    vi.useFakeTimers();
    fakeApi({ 'POST /auth/logout': () => new Promise(() => undefined) });
    session().signedIn({ ...TOKENS, user: rosa });
    const done = session().logout();
    await vi.advanceTimersByTimeAsync(4000);
    expect(await done).toBe(true);
    expect(readTokens()).toBeNull();
    vi.useRealTimers();
  });

  it('sends no request without a token', async () => {
    const api = fakeApi({});
    await session().logout();
    expect(api.seen).toEqual([]);
  });
});

describe('refreshAuth', () => {
  it('loads the user, refreshing the token if needed', async () => {
    keepTokens({ access_token: 'a1', refresh_token: 'r1' });
    rotatingApi();
    expect(await session().refreshAuth()).toBe(true);
    expect(session()).toMatchObject({ user: rosa, isAuthenticated: true });
  });

  it('clears if that fails', async () => {
    session().signedIn({ ...TOKENS, user: rosa });
    fakeApi({ 'GET /auth/me': () => ({ status: 500 }) });
    expect(await session().refreshAuth()).toBe(false);
    expect(session()).toMatchObject({ user: null, isAuthenticated: false, isLoading: false });
    expect(readTokens()).toBeNull();
  });
});

describe('another tab', () => {
  it('that signs out signs this one out', () => {
    session().signedIn({ ...TOKENS, user: rosa });
    localStorage.removeItem('access_token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
    expect(session()).toMatchObject({ user: null, isAuthenticated: false });
  });

  it('that signs in as another user changes the user here', () => {
    session().signedIn({ ...TOKENS, user: rosa });
    const ana = { ...rosa, id: 'ana' };
    localStorage.setItem('auth-storage', JSON.stringify({ state: { user: ana, isAuthenticated: true }, version: 0 }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth-storage' }));
    expect(session().user?.id).toBe('ana');
  });

  it.each(['{', '[]', '{"state":{"user":7,"isAuthenticated":true},"version":0}', '{"state":null,"version":0}'])(
    'or anything else that leaves %s in storage results in signed out',
    (broken) => {
      keepTokens(TOKENS);
      localStorage.setItem('auth-storage', broken);
      window.dispatchEvent(new StorageEvent('storage', { key: 'auth-storage' }));
      expect(session()).toMatchObject({ user: null, isAuthenticated: false });
    },
  );
});
