// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '../../../../lib/session/session-store.ts';
import { fakeApi, problem, rosa } from '../../../../lib/session/testing/fake-api.ts';
import { mount } from '../../../../lib/session/testing/mount.tsx';
import { SiteProvider } from '../../../../lib/site/site.ts';
import { DEFAULT_PREFERENCES } from '../../../../lib/preferences/preferences.ts';
import { keepReturn } from '../auth-draft.ts';
import { page } from '../session-acts.ts';
import { ForgotPage } from '../ui/forgot-page.tsx';
import { ResetPage } from '../ui/reset-page.tsx';
import { VerifyPage } from '../ui/verify-page.tsx';

const TOKEN = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG';
const signedIn = { body: { access_token: 'a1', refresh_token: 'a-refresh-token-of-ours', user: rosa } };
const left = vi.spyOn(page, 'assign').mockImplementation(() => undefined);
let unmount: () => Promise<void> = async () => undefined;

async function open(screen: ReactNode, path: string, search = ''): Promise<void> {
  history.replaceState(null, '', path + search);
  const site = { ...DEFAULT_PREFERENCES, origin: '', locale: 'en' as const, demo: false, requestId: '', path, search };
  unmount = await mount(<SiteProvider value={site}>{screen}</SiteProvider>);
}
const shown = (text: string) => vi.waitFor(() => expect(document.body.textContent).toContain(text));
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(name));
const press = (name: string) => act(async () => button(name)?.click());
function type(name: string, value: string): void {
  const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!field) throw new Error(`no field ${name}`);
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  useSession.setState(useSession.getInitialState());
});
afterEach(async () => {
  await unmount();
  left.mockClear();
  vi.unstubAllGlobals();
});

describe('requested email', () => {
  it('can be requested again after 30 seconds', async () => {
    const api = fakeApi({ 'POST /auth/forgot-password': () => ({ status: 202, body: { status: 'check_inbox' } }) });
    await open(<ForgotPage />, '/forgot-password');
    await act(async () => type('email', 'rosa@example.com'));
    vi.useFakeTimers();
    await press('Send link');
    expect(button('Resend')?.textContent).toBe('Resend in 30 s');
    await press('Resend');
    expect(api.times('POST /auth/forgot-password')).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    await press('Resend');
    expect(api.times('POST /auth/forgot-password')).toBe(2);
    expect(document.body.textContent).toContain('Email sent again');
    expect(button('Resend')?.textContent).toBe('Resend in 30 s');
    vi.useRealTimers();
  });
});

describe('email link', () => {
  const search = `?token=${TOKEN}`;

  it('confirms the address once, clears the token from the URL, and continues to where sign-up began', async () => {
    keepReturn('/es/packages');
    const api = fakeApi({ 'POST /auth/verify-email': () => signedIn });
    await open(<VerifyPage />, '/verify-email', search);
    await shown('Welcome, Rosa. You are signed in.');
    expect(location.search).toBe('');
    expect(api.times('POST /auth/verify-email')).toBe(1);
    await press('Continue');
    expect(left).toHaveBeenCalledExactlyOnceWith('/es/packages');
  });

  it('accepts a used link from a signed-in user with a confirmed address', async () => {
    useSession.setState({ user: rosa, isAuthenticated: true });
    fakeApi({ 'POST /auth/verify-email': () => problem(410, 'auth.link_not_valid') });
    await open(<VerifyPage />, '/verify-email', search);
    await shown('Your email is confirmed');
    expect(button('Continue')).toBeDefined();
  });

  it('with a link used before says that the address is confirmed and links to sign-in', async () => {
    fakeApi({ 'POST /auth/verify-email': () => ({ body: { email_verified: true } }) });
    await open(<VerifyPage />, '/verify-email', search);
    await shown('You already used this link.');
    const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Sign in');
    expect(link?.getAttribute('href')).toBe('/login');
  });

  it('with an expired token says the address may already be confirmed and links to sign-in', async () => {
    fakeApi({ 'POST /auth/verify-email': () => problem(410, 'auth.link_not_valid') });
    await open(<VerifyPage />, '/verify-email', search);
    await shown('If your email is already confirmed');
    expect(location.pathname + location.search).toBe('/verify-email');
    const links = [...document.querySelectorAll('a')].filter(({ textContent }) => textContent === 'Sign in');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/login']);
  });

  it('with a used reset token clears the URL and offers a new link', async () => {
    const api = fakeApi({
      'POST /auth/reset-password': () => problem(410, 'auth.link_not_valid'),
      'POST /auth/forgot-password': () => ({ status: 202, body: { status: 'check_inbox' } }),
    });
    await open(<ResetPage />, '/reset-password', search);
    expect(location.pathname + location.search).toBe('/reset-password');
    await act(async () => type('password', 'cuatro palabras muy propias'));
    await press('Save and sign in');
    await shown('This link no longer works');
    await act(async () => type('email', 'rosa@example.com'));
    await press('Send a new link');
    await shown('Check your email');
    expect(document.querySelector('h1')?.textContent).toBe('Check your email');
    expect(api.seen.at(-1)?.body).toEqual({ email: 'rosa@example.com' });
  });

  it('retries after a network error', async () => {
    let line = false;
    fakeApi({ 'POST /auth/verify-email': () => (line ? signedIn : problem(503, 'server.unavailable')) });
    await open(<VerifyPage />, '/verify-email', search);
    await shown('We couldn’t confirm your email');
    line = true;
    await press('Try again');
    await shown('Your email is confirmed');
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it('lets the server decide whether eight characters suffice with a second factor', async () => {
    const fields = [{ path: 'body.password', code: 'too_short', message: 'must have at least 12 characters' }];
    const short = { status: 422, body: { ...problem(422, 'request.invalid').body, fields } };
    let alone = true;
    const api = fakeApi({ 'POST /auth/reset-password': () => (alone ? short : signedIn) });
    await open(<ResetPage />, '/reset-password', search);
    await act(async () => type('password', 'siete y'));
    await press('Save and sign in');
    expect(api.seen).toEqual([]);
    await act(async () => type('password', 'ocho y un'));
    expect(document.querySelector('.password-strength')?.textContent).toBe('Weak');
    await press('Save and sign in');
    await shown('Use at least 12 characters.');
    alone = false;
    await press('Save and sign in');
    await vi.waitFor(() => expect(left).toHaveBeenCalledOnce());
    expect(api.times('POST /auth/reset-password')).toBe(2);
  });

  it('sets a new password and signs in', async () => {
    const api = fakeApi({ 'POST /auth/reset-password': () => signedIn });
    await open(<ResetPage />, '/reset-password', search);
    await press('Save and sign in');
    await shown('Use at least 12 characters.');
    expect(api.seen).toEqual([]);
    await act(async () => type('password', 'cuatro palabras muy propias'));
    await press('Save and sign in');
    await vi.waitFor(() => expect(left).toHaveBeenCalledOnce());
    expect(api.seen[0]?.body).toMatchObject({ token: TOKEN, password: 'cuatro palabras muy propias' });
    expect(useSession.getState().user?.id).toBe(rosa.id);
  });
});
