// @vitest-environment jsdom
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProviderLoginPage } from '../../features/accounts/public/provider/provider-login-page.tsx';
import { keepDraft } from '../../features/accounts/public/auth-draft.ts';
import { page } from '../../features/accounts/public/session-acts.ts';
import { LoginPage } from '../../features/accounts/public/ui/login-page.tsx';
import { localeOfPath, plainPath } from '../../lib/i18n/locale.ts';
import { session } from '../../lib/session/session-state.ts';
import { fakeApi, problem, rosa } from '../../lib/session/testing/fake-api.ts';
import { renderPage } from '../../lib/site/testing/render-page.tsx';
import { enhance } from '../sign-in/sign-in.ts';

const signedIn = { body: { access_token: 'a1', refresh_token: 'a-refresh-token-of-ours', user: rosa } };
const step = { two_factor_required: true, challenge_token: 'c'.repeat(43), methods: ['totp', 'recovery_code'] };
const left = vi.spyOn(page, 'assign').mockImplementation(() => undefined);

/** The server's page with its script. */
function open(address: string, screen: ReactElement = <LoginPage />): void {
  history.replaceState(null, '', address);
  const { pathname, search } = location;
  const site = { locale: localeOfPath(pathname), path: plainPath(pathname), search, demo: true };
  document.body.innerHTML = renderPage(screen, site);
  enhance(one('[data-enhance="sign-in"]'));
}
function one(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
}
const field = (name: string) => one(`[name="${name}"]`) as HTMLInputElement;
const shown = (text: string) => vi.waitFor(() => expect(document.body.textContent).toContain(text));
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(name));
const press = (name: string) => button(name)?.click();
function type(name: string, value: string): void {
  field(name).value = value;
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
}
function signIn(submit = 'Sign in'): void {
  type('email', 'rosa@example.com');
  type('password', 'cuatro palabras muy propias');
  press(submit);
}

beforeEach(() => {
  // Cards are drawn as in a browser: when React gets to it.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  localStorage.clear();
  sessionStorage.clear();
  session.setState(session.getInitialState());
});
afterEach(() => {
  document.head.replaceChildren();
  left.mockClear();
  vi.unstubAllGlobals();
});

describe('sign-in', () => {
  it('goes to the return address in the account’s language, and takes over its currency', async () => {
    const person = { ...rosa, language: 'pt', currency: 'BRL' };
    fakeApi({ 'POST /auth/login': () => ({ body: { ...signedIn.body, user: person } }) });
    open('/login?returnUrl=%2Fes%2Fpackages%3Fcountry%3DCR');
    signIn();
    await vi.waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith('/pt/packages?country=CR'));
    expect(document.cookie).toContain('currency=BRL');
    expect(sessionStorage.length).toBe(0);
    expect(localStorage.getItem('refresh_token')).toBe('a-refresh-token-of-ours');
  });

  it('explains that the session expired, and never goes to another site', async () => {
    fakeApi({ 'POST /auth/login': () => signedIn });
    open('/login?reason=session_expired&returnUrl=https%3A%2F%2Fevil.example');
    await shown('You were signed out');
    signIn();
    await vi.waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith('/es/patient/dashboard'));
  });

  it('keeps the visitor’s language and currency in the demo, whose accounts are shared', async () => {
    const person = { ...rosa, currency: 'CLP', demo: true };
    fakeApi({ 'POST /auth/login': () => ({ body: { ...signedIn.body, user: person } }) });
    open('/login');
    signIn();
    await vi.waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith('/patient/dashboard'));
    expect(document.cookie).not.toContain('currency=CLP');
  });

  it('sends once, however often the button is pressed', async () => {
    const api = fakeApi({ 'POST /auth/login': () => signedIn });
    open('/login');
    signIn();
    press('Sign in');
    await vi.waitFor(() => expect(left).toHaveBeenCalledOnce());
    expect(api.times('POST /auth/login')).toBe(1);
    expect(button('Sign in')?.getAttribute('aria-busy')).toBe('true');
  });

  it('shows a wait in minutes, moves focus there, and keeps what was typed', async () => {
    const { body } = problem(429, 'request.rate_limited');
    fakeApi({ 'POST /auth/login': () => ({ status: 429, body: { ...body, retry_after: 601 } }) });
    open('/login');
    signIn();
    await shown('Too many attempts. Try again in 11 minutes.');
    expect(document.activeElement?.className).toBe('auth-refusal');
    expect(field('password').value).toBe('cuatro palabras muy propias');
    expect(button('Sign in')?.hasAttribute('aria-busy')).toBe(false);
  });

  it('shows a generic error when the server gives no reason', async () => {
    fakeApi({ 'POST /auth/login': () => ({ status: 401, body: { ...problem(401, 'x.y').body, error: '' } }) });
    open('/login');
    signIn();
    await shown('Login failed');
    expect(one('[role="alert"]').textContent).toBe('Login failed');
  });

  it('says in the language of the page that the line broke, and that nothing is lost', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
    open('/es/login');
    signIn('Iniciar sesión');
    await shown('Lo que escribió sigue aquí.');
    expect(document.querySelector('[data-part="refusal"] .tiny')).toBeNull();
  });

  it('marks refused fields, sums them up above the form, and clears them after the next attempt', async () => {
    const fields = ['email', 'password'].map((name) => ({ path: `body.${name}`, code: 'invalid_format', message: '' }));
    let isRefused = true;
    fakeApi({
      'POST /auth/login': () =>
        isRefused ? { status: 422, body: { ...problem(422, 'request.invalid').body, fields } } : signedIn,
    });
    open('/login');
    press('Sign in');
    await shown('Email: Fill in this field.');
    const [email, password] = [one('[name="email"]'), one('[name="password"]')];
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(email.getAttribute('aria-describedby')).toBe('field-email-error');
    expect(password.getAttribute('aria-describedby')).toBe('field-password-error field-password-hint');
    expect([...document.querySelectorAll('.error-summary a')].map((link) => link.getAttribute('href'))).toEqual([
      '#field-email',
      '#field-password',
    ]);
    isRefused = false;
    signIn();
    await vi.waitFor(() => expect(left).toHaveBeenCalledOnce());
    expect(document.querySelector('.field-error')).toBeNull();
    expect(email.hasAttribute('aria-describedby')).toBe(false);
  });

  it('keeps the address in this tab, never the password', () => {
    keepDraft({ email: 'ana@example.com' });
    open('/login');
    expect(field('email').value).toBe('ana@example.com');
    type('password', 'a secret');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('a secret');
  });

  it('shows and hides the password', async () => {
    open('/login');
    press('Show');
    expect(field('password').type).toBe('text');
    press('Hide');
    expect(field('password').type).toBe('password');
  });

  it('offers a new link for an unconfirmed address, and leads back to change it', async () => {
    const api = fakeApi({
      'POST /auth/login': () => problem(403, 'auth.email_not_verified'),
      'POST /auth/resend-verification': () => ({ status: 202, body: { status: 'check_inbox' } }),
    });
    open('/login');
    signIn();
    await vi.waitFor(() => expect(button('Resend link')).toBeDefined());
    expect(one('[role="alert"]').textContent).toContain('rosa@example.com');
    press('Resend link');
    await shown('Check your email');
    expect(api.seen.at(-1)?.body).toEqual({ email: 'rosa@example.com' });
    expect(one('[data-part="first"]').hidden).toBe(true);
    expect(document.querySelector('[data-part="next"] h1')?.textContent).toBe('Check your email');
    press('Use another email');
    await vi.waitFor(() => expect(one('[data-part="first"]').hidden).toBe(false));
  });

  it('asks for the second factor in place of the form, and leads back to the password', async () => {
    fakeApi({ 'POST /auth/login': () => ({ body: step }), 'POST /auth/2fa/sign-in': () => signedIn });
    open('/login');
    signIn();
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('totp'));
    expect(one('[data-part="first"]').hidden).toBe(true);
    expect(document.title).toContain('Two-factor');
    press('Back to password');
    expect(field('email').value).toBe('rosa@example.com');
    expect(field('password').value).toBe('');
    expect(session.getState().secondStep).toBeNull();
  });

  it('enters the demo as the chosen person', async () => {
    const api = fakeApi({ 'POST /auth/demo-login': () => signedIn });
    open('/login');
    press('Enter as a clinic');
    await vi.waitFor(() => expect(left).toHaveBeenCalledOnce());
    expect(api.seen[0]?.body).toMatchObject({ role: 'provider' });
  });

  it('greets a signed-in user by name, as text, and signs out for another account', async () => {
    session.getState().signedIn({ ...signedIn.body, user: { ...rosa, first_name: '$& <b>Rosa</b>' } });
    fakeApi({ 'POST /auth/logout': () => ({ status: 204 }) });
    open('/es/login?returnUrl=%2Fes%2Fpackages');
    expect(one('[data-part="name"]').textContent).toContain('$& <b>Rosa</b>');
    expect(one('[data-part="signed-in"] a').getAttribute('href')).toBe('/es/packages');
    press('Cerrar sesión');
    await vi.waitFor(() => expect(one('[data-part="signed-in"]').hidden).toBe(true));
    expect(session.getState().user).toBeNull();
  });

  it('is ready again when it returns from the back/forward cache, without the password', async () => {
    fakeApi({ 'POST /auth/login': () => signedIn });
    open('/login');
    signIn();
    await vi.waitFor(() => expect(left).toHaveBeenCalledOnce());
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(field('password').value).toBe('');
    expect(button('Sign in')?.hasAttribute('aria-busy')).toBe(false);
    expect(one('[data-part="name"]').textContent).toContain('Rosa');
  });

  it('fetches the scripts of the portal with the first key, once', () => {
    open('/login', <LoginPage scripts={['/assets/a.js', '/assets/b.js']} />);
    const fetched = () =>
      [...document.head.querySelectorAll('link[rel="prefetch"]')].map((l) => l.getAttribute('href'));
    expect(fetched()).toEqual([]);
    type('email', 'r');
    type('email', 'ro');
    expect(fetched()).toEqual(['/assets/a.js', '/assets/b.js']);
  });
});

describe('sign-in of clinics', () => {
  const clinic = { ...signedIn.body, user: { ...rosa, role: 'provider', language: 'en' } };

  it('leads to an open application, unless there is a return address', async () => {
    fakeApi({
      'POST /provider/login': () => ({ body: clinic }),
      'GET /provider/applications': () => ({ body: { data: [{}] } }),
    });
    open('/provider/login', <ProviderLoginPage />);
    signIn();
    await vi.waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith('/provider/apply'));
    left.mockClear();
    open('/provider/login?returnUrl=%2Fprovider%2Fsettings', <ProviderLoginPage />);
    signIn();
    await vi.waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith('/provider/settings'));
  });

  it('tells someone without an application where to go', async () => {
    fakeApi({ 'POST /provider/login': () => problem(403, 'provider.no_application') });
    open('/provider/login', <ProviderLoginPage />);
    signIn();
    await vi.waitFor(() => expect(document.querySelector('[data-part="refusal"] a')).not.toBeNull());
    expect(one('[data-part="refusal"] a').getAttribute('href')).toBe('/login?returnUrl=%2Fprovider%2Fapply');
  });
});
