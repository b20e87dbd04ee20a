// @vitest-environment jsdom
import { getOnboardingStatus } from '@travesia/contracts/providers';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../lib/site/testing/render-page.tsx';
import { startIdleClock } from '../../../lib/session/inactivity/last-act.ts';
import { page } from '../../../lib/session/leave.ts';
import { RequireSession } from '../require-session.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { fakeApi, problem, rosa, rotatingApi } from '../../../lib/session/testing/fake-api.ts';
import { mount } from '../../../lib/session/testing/mount.tsx';
import { keepTokens, readTokens } from '../../../lib/session/tokens.ts';

const MINUTE = 60_000;
const left = vi.spyOn(page, 'replace').mockImplementation(() => undefined);
const text = () => document.body.textContent ?? '';
const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLButtonElement;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const screen = (
  <RequireSession>
    {(person) =>
      person ? (
        <>
          <p>Records</p>
          <form>
            <textarea name="note" />
          </form>
        </>
      ) : (
        'Nobody yet'
      )
    }
  </RequireSession>
);
let unmount: () => Promise<void> = async () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(1_800_000_000_000);
  localStorage.clear();
  sessionStorage.clear();
  startIdleClock();
  window.dispatchEvent(new Event('pageshow'));
  history.replaceState(null, '', '/medical-records?tab=notes');
  useSession.setState(useSession.getInitialState());
  keepTokens({ access_token: 'a2', refresh_token: 'r1' });
});
afterEach(async () => {
  await unmount();
  left.mockClear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('RequireSession', () => {
  it('has no user on the server', () => {
    expect(renderPage(screen)).toBe('Nobody yet');
  });

  it('shows the page once the user is known', async () => {
    rotatingApi();
    unmount = await mount(screen);
    expect(text()).toContain('Records');
    expect(useSession.getState().user?.id).toBe(rosa.id);
    expect(left).not.toHaveBeenCalled();
  });

  it('notices on a denied call that the user has left their organization, and says so once', async () => {
    const staff = { ...rosa, role: 'provider' as const };
    useSession.setState({ user: staff, isAuthenticated: true });
    let role: string = 'provider';
    const api = fakeApi({
      'GET /auth/me': () => ({ body: { ...rosa, role } }),
      'GET /provider/onboarding-status': () => problem(403, 'access.not_allowed'),
    });
    unmount = await mount(screen);
    expect(useSession.getState().user).toBe(staff);
    role = 'patient';
    await act(async () => {
      const calls = [1, 2].map(() => sessionCall(getOnboardingStatus, {}, { background: true }));
      await Promise.allSettled(calls);
    });
    await pass(0);
    expect(useSession.getState().user?.role).toBe('patient');
    expect(api.times('GET /auth/me')).toBe(2);
    expect(text()).toContain('Records');
  });

  it('redirects visitors to sign-in and remembers the page', async () => {
    localStorage.clear();
    const api = fakeApi({});
    unmount = await mount(screen);
    expect(text()).toBe('Nobody yet');
    expect(api.seen).toEqual([]);
    expect(left.mock.calls).toEqual([['/login?returnUrl=%2Fmedical-records%3Ftab%3Dnotes']]);
  });

  it('shows the cached user at once, and keeps them while the server is unreachable', async () => {
    useSession.getState().signedIn({ access_token: 'a2', refresh_token: 'r2', user: rosa });
    fakeApi({ 'GET /auth/me': () => ({ status: 503 }) });
    unmount = await mount(screen);
    expect(text()).toContain('Records');
    expect(readTokens()).not.toBeNull();
  });

  it('does not remember the page when the user signs out', async () => {
    rotatingApi();
    unmount = await mount(screen);
    await act(() => useSession.getState().logout());
    expect(text()).toBe('Nobody yet');
    expect(left.mock.calls).toEqual([['/login']]);
  });

  it('gives the reason when another tab ended the session for inactivity, even if its own clock is late', async () => {
    rotatingApi();
    unmount = await mount(screen);
    await act(async () => {
      localStorage.setItem('travesia.last-act', '1');
      for (const key of ['access_token', 'refresh_token']) {
        localStorage.removeItem(key);
        window.dispatchEvent(new StorageEvent('storage', { key }));
      }
    });
    expect(left.mock.calls).toEqual([['/login?returnUrl=%2Fmedical-records%3Ftab%3Dnotes&reason=session_expired']]);
  });

  it('requires sign-in after 20 minutes away', async () => {
    const api = rotatingApi();
    vi.setSystemTime(Date.now() + 20 * MINUTE);
    unmount = await mount(screen);
    expect(text()).toBe('Nobody yet');
    expect(api.times('GET /auth/me')).toBe(0);
    expect(readTokens()).toBeNull();
    expect(left.mock.calls[0]?.[0]).toMatch(/&reason=session_expired$/);
  });
});

describe('inactivity warning', () => {
  it('opens at 18 minutes with focus on the stay button, counts down in words, and ends the session at 20', async () => {
    const api = rotatingApi();
    unmount = await mount(screen);
    await pass(18 * MINUTE - 1);
    expect(dialog().open).toBe(false);
    await pass(1);
    expect(dialog().open).toBe(true);
    expect(document.activeElement?.textContent).toBe('Stay signed in');
    expect(text()).toContain('You will be signed out in 2 minutes.');
    expect(dialog().querySelector('[role=status]')?.textContent).toBe('Less than 2 minutes left.');
    await pass(10_000);
    expect(text()).toContain('signed out in 1 minute and 50 seconds.');
    expect(dialog().querySelector('[role=status]')?.textContent).toBe('Less than 2 minutes left.');
    await pass(90_000);
    expect(text()).toContain('signed out in 20 seconds.');
    await pass(20_000);
    expect(readTokens()).toBeNull();
    expect(api.times('POST /auth/logout')).toBe(1);
    expect(left.mock.calls).toEqual([['/login?returnUrl=%2Fmedical-records%3Ftab%3Dnotes&reason=session_expired']]);
  });

  it.each([
    ['the button', () => button('Stay signed in').click()],
    ['Escape', () => dialog().dispatchEvent(new Event('cancel', { cancelable: true }))],
  ])('%s extends by POST /auth/refresh', async (_name, stay) => {
    const api = rotatingApi();
    unmount = await mount(screen);
    await pass(19 * MINUTE);
    window.dispatchEvent(new Event('keydown'));
    expect(dialog().open).toBe(true);
    await act(async () => stay());
    expect(api.times('POST /auth/refresh')).toBe(1);
    expect(readTokens()?.refresh_token).toBe('r2');
    expect(dialog().open).toBe(false);
    await pass(17 * MINUTE);
    expect(left).not.toHaveBeenCalled();
  });

  it('lets the user try again after a network error, and signs out when the session is rejected', async () => {
    let answer: { status: number; body?: unknown } = { status: 503 };
    rotatingApi({ 'POST /auth/refresh': () => answer });
    unmount = await mount(screen);
    await pass(18 * MINUTE);
    await act(async () => button('Stay signed in').click());
    expect(document.querySelector('[role=alert]')?.textContent).toContain('Try again in a moment');
    expect(left).not.toHaveBeenCalled();
    answer = problem(401, 'auth.session_ended');
    await act(async () => button('Stay signed in').click());
    expect(readTokens()).toBeNull();
    expect(left).toHaveBeenCalledOnce();
  });
});

describe('unsent text', () => {
  const field = () => document.querySelector('textarea') as HTMLTextAreaElement;

  it('is restored after an expired session, for the same user only, with focus where it was', async () => {
    rotatingApi();
    unmount = await mount(screen);
    field().focus();
    field().value = 'Since Monday';
    await pass(20 * MINUTE);
    expect(text()).toBe('Nobody yet');
    await unmount();
    useSession.getState().signedIn({ access_token: 'a2', refresh_token: 'r1', user: rosa });
    unmount = await mount(screen);
    expect(field().value).toBe('Since Monday');
    expect(document.activeElement).toBe(field());
    expect(sessionStorage.length).toBe(0);
  });

  it('is discarded when another user signs in', async () => {
    const ana = { ...rosa, id: 'ana' };
    rotatingApi();
    unmount = await mount(screen);
    field().value = 'Since Monday';
    await pass(20 * MINUTE);
    await unmount();
    rotatingApi({ 'GET /auth/me': () => ({ body: ana }) });
    useSession.getState().signedIn({ access_token: 'a2', refresh_token: 'r1', user: ana });
    unmount = await mount(screen);
    expect(field().value).toBe('');
    expect(sessionStorage.length).toBe(0);
  });
});
