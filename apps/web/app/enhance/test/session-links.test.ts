// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, problem, rosa } from '../../lib/session/testing/fake-api.ts';
import { lastAct } from '../../lib/session/inactivity/last-act.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { enhance } from '../session/session-links.ts';

const HTML = `<div data-enhance="session-links"><div data-part="signed-out"><a href="/login">Sign In</a></div>
  <div data-part="signed-in" hidden><details data-part="menu"><summary data-part="button" data-label="Account of %"></summary>
  <span data-part="name"></span><button data-part="sign-out">Sign out</button></details></div></div>`;

function open(): HTMLElement {
  document.body.innerHTML = HTML;
  const element = document.querySelector<HTMLElement>('[data-enhance]');
  if (!element) throw new Error('no element');
  enhance(element);
  return element;
}
const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`) as HTMLElement;
const signIn = (first_name = rosa.first_name) =>
  useSession.getState().signedIn({ access_token: 'a', refresh_token: 'r', user: { ...rosa, first_name } });

beforeEach(() => {
  localStorage.clear();
  useSession.setState(useSession.getInitialState());
  history.replaceState(null, '', '/es/packages?country=CR');
});

describe('the header', () => {
  it('stays unchanged while no user is signed in', () => {
    const element = open();
    expect(element.hasAttribute('data-signed-in')).toBe(false);
    expect(part('signed-in').hidden).toBe(true);
  });

  it('shows the signed-in user, as text', () => {
    signIn('$& <b>Rosa</b>');
    const element = open();
    expect(element.hasAttribute('data-signed-in')).toBe(true);
    expect(part('signed-in').hidden).toBe(false);
    expect(part('name').textContent).toBe('$& <b>Rosa</b>');
    expect(part('button').getAttribute('aria-label')).toBe('Account of $& <b>Rosa</b>');
  });

  it('shows the picture of the user in the menu’s button, and only ours', () => {
    const picture = '/api/v1/avatars/0198c0de-0000-7000-8000-000000000009';
    const withPicture = (avatar_url: string | null) => {
      const user = { ...rosa, avatar_url };
      useSession.getState().signedIn({ access_token: 'a', refresh_token: 'r', user });
      open();
      return part('button').querySelector('img')?.getAttribute('src');
    };
    expect(withPicture(picture)).toBe(`${picture}?size=96`);
    expect(withPicture(null)).toBeUndefined();
    expect(withPicture('https://evil.example/a.png')).toBeUndefined();
  });

  it('syncs with other tabs', () => {
    const element = open();
    signIn();
    window.dispatchEvent(new Event('storage'));
    expect(part('name').textContent).toBe('Rosa');
    localStorage.clear();
    window.dispatchEvent(new Event('storage'));
    expect(element.hasAttribute('data-signed-in')).toBe(false);
  });

  it.each(['not json', '{"state":{"user":{"first_name":7}}}', '{"state":null}', '[]'])(
    'treats broken storage (%s) as signed out',
    (kept) => {
      signIn();
      localStorage.setItem('auth-storage', kept);
      expect(open().hasAttribute('data-signed-in')).toBe(false);
    },
  );

  it('signs out here immediately, and on the server', async () => {
    signIn();
    const api = fakeApi({ 'POST /auth/logout': () => ({ status: 204 }) });
    const element = open();
    part('sign-out').click();
    expect(element.hasAttribute('data-signed-in')).toBe(false);
    expect([localStorage.getItem('access_token'), localStorage.getItem('auth-storage')]).toEqual([null, null]);
    expect(document.activeElement).toBe(document.querySelector('a'));
    await vi.waitFor(() => expect(api.seen).toMatchObject([{ call: 'POST /auth/logout', token: 'a' }]));
    vi.unstubAllGlobals();
  });

  it('also signs out on the server with an expired token', async () => {
    signIn();
    const api = fakeApi({
      'POST /auth/logout': ({ token }) => (token === 'a2' ? { status: 204 } : problem(401, 'access.signed_out')),
      'POST /auth/refresh': () => ({ body: { access_token: 'a2' } }),
    });
    open();
    part('sign-out').click();
    await vi.waitFor(() => expect(api.seen.at(-1)).toMatchObject({ call: 'POST /auth/logout', token: 'a2' }));
    expect(localStorage.getItem('access_token')).toBeNull();
    vi.unstubAllGlobals();
  });

  it("counts a signed-in user's activity, including the last minutes, until the session has expired", () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    signIn();
    open();
    for (const [minutes, counts] of [
      [17, true],
      [19.5, true],
      [20, false],
    ] as const) {
      const before = lastAct() ?? 0;
      vi.setSystemTime(Date.now() + minutes * 60_000);
      window.dispatchEvent(new Event('scroll'));
      expect((lastAct() ?? 0) > before).toBe(counts);
    }
    vi.useRealTimers();
  });

  it('counts nothing while signed out', () => {
    open();
    window.dispatchEvent(new Event('keydown'));
    expect(localStorage.getItem('travesia.last-act')).toBeNull();
  });

  it('links to sign-in with a return URL, except on the home page', () => {
    open();
    const link = document.querySelector('a') as HTMLAnchorElement;
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    expect(link.getAttribute('href')).toMatch(/\/login\?returnUrl=%2Fes%2Fpackages%3Fcountry%3DCR$/);
    history.replaceState(null, '', '/es');
    link.click();
    expect(link.getAttribute('href')).toMatch(/\/login$/);
  });
});
