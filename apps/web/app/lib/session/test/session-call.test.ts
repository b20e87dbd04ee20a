// @vitest-environment jsdom
import { changePassword, endSession, login, me } from '@travesia/contracts/accounts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { problemOf } from '../../problem/problem-error.ts';
import { expireSession } from '../inactivity/expire-session.ts';
import { lastAct, startIdleClock } from '../inactivity/last-act.ts';
import { page } from '../leave.ts';
import { sessionCall } from '../session-call.ts';
import { fakeApi, problem, rosa, rotatingApi } from '../testing/fake-api.ts';
import { dropTokens, keepTokens, readTokens } from '../tokens.ts';

const left = vi.spyOn(page, 'replace').mockImplementation(() => undefined);
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => problemOf(error)?.code,
  );

beforeEach(() => {
  localStorage.clear();
  window.dispatchEvent(new Event('pageshow'));
  history.replaceState(null, '', '/es/patient/dashboard?tab=2');
  keepTokens({ access_token: 'a1', refresh_token: 'r1' });
});
afterEach(() => {
  left.mockClear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('sessionCall', () => {
  it('refreshes once for five calls rejected together, and repeats each once', async () => {
    const api = rotatingApi();
    const answers = await Promise.all(Array.from({ length: 5 }, () => sessionCall(me)));
    expect(answers).toEqual(Array.from({ length: 5 }, () => rosa));
    expect(api.times('POST /auth/refresh')).toBe(1);
    expect(api.times('GET /auth/me')).toBe(10);
    expect(api.seen.find(({ call }) => call === 'POST /auth/refresh')).toMatchObject({
      token: null,
      body: { refresh_token: 'r1', rotate: true },
    });
    expect(readTokens()).toEqual({ access_token: 'a2', refresh_token: 'r2' });
    expect(left).not.toHaveBeenCalled();
  });

  it('clears and leaves once if refreshing fails, with return URL and reason', async () => {
    const api = rotatingApi({ 'POST /auth/refresh': () => problem(401, 'auth.session_ended') });
    const codes = await Promise.all(Array.from({ length: 5 }, () => codeOf(sessionCall(me))));
    expect(codes).toEqual(Array.from({ length: 5 }, () => 'access.signed_out'));
    expect(api.times('POST /auth/refresh')).toBe(1);
    expect(readTokens()).toBeNull();
    expect(left.mock.calls).toEqual([
      ['/es/login?returnUrl=%2Fes%2Fpatient%2Fdashboard%3Ftab%3D2&reason=session_expired'],
    ]);
  });

  it('clears and leaves if the repeated call is rejected too, after one refresh', async () => {
    const api = rotatingApi({ 'GET /auth/me': () => problem(401, 'access.signed_out') });
    expect(await codeOf(sessionCall(me))).toBe('access.signed_out');
    expect(api.times('GET /auth/me')).toBe(2);
    expect(api.times('POST /auth/refresh')).toBe(1);
    expect(readTokens()).toBeNull();
    expect(left).toHaveBeenCalledOnce();
  });

  it.each(['/login', '/pt/login', '/provider/login?x=1'])('stays at %s if refreshing fails', async (path) => {
    history.replaceState(null, '', path);
    rotatingApi({ 'POST /auth/refresh': () => ({ status: 500 }) });
    await codeOf(sessionCall(me));
    expect(readTokens()).toBeNull();
    expect(left).not.toHaveBeenCalled();
  });

  it('does not mistake a wrong password or a reauthentication for an ended session', async () => {
    const api = fakeApi({
      'POST /auth/change-password': () => problem(401, 'auth.invalid_credentials'),
      'DELETE /profile/sessions/x': () => problem(401, 'auth.confirm_identity'),
    });
    const body = { current_password: 'a', new_password: 'b' };
    expect(await codeOf(sessionCall(changePassword, { body }))).toBe('auth.invalid_credentials');
    expect(await codeOf(sessionCall(endSession, { params: { id: 'x' } }))).toBe('auth.confirm_identity');
    expect(api.times('POST /auth/refresh')).toBe(0);
    expect(readTokens()).not.toBeNull();
    expect(left).not.toHaveBeenCalled();
  });

  it('redirects to the required two-factor setup, once, with a return URL, and keeps the session', async () => {
    fakeApi({ 'GET /auth/me': () => problem(403, 'auth.two_factor_required') });
    expect(await codeOf(sessionCall(me))).toBe('auth.two_factor_required');
    await codeOf(sessionCall(me, {}, { background: true }));
    expect(left.mock.calls).toEqual([
      ['/es/profile/security?reason=two_factor_required&returnUrl=%2Fes%2Fpatient%2Fdashboard%3Ftab%3D2'],
    ]);
    expect(readTokens()).not.toBeNull();
    left.mockClear();
    window.dispatchEvent(new Event('pageshow'));
    history.replaceState(null, '', '/es/profile/security?reason=two_factor_required');
    await codeOf(sessionCall(me));
    expect(left).not.toHaveBeenCalled();
  });

  it('sends no token with public calls, and does not leave if one is rejected', async () => {
    const api = fakeApi({ 'POST /auth/login': () => ({ status: 401, body: { error: 'no' } }) });
    await codeOf(sessionCall(login, { body: { email: 'a@b.co', password: 'x' } }));
    expect(api.seen).toMatchObject([{ call: 'POST /auth/login', token: null }]);
    expect(readTokens()).not.toBeNull();
    expect(left).not.toHaveBeenCalled();
  });

  it('warns once about a protected call without a token, and leaves without a reason', async () => {
    dropTokens();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const api = rotatingApi();
    expect(await codeOf(sessionCall(me))).toBe('access.signed_out');
    expect(warn).toHaveBeenCalledExactlyOnceWith('GET /auth/me needs a session, and there is no access token.');
    expect(api.times('POST /auth/refresh')).toBe(0);
    expect(left.mock.calls).toEqual([['/es/login?returnUrl=%2Fes%2Fpatient%2Fdashboard%3Ftab%3D2']]);
    warn.mockRestore();
  });

  it('leaves with the reason if another tab ended the session through inactivity during a call', async () => {
    fakeApi({
      'GET /auth/me': () => {
        expireSession();
        window.dispatchEvent(new Event('pageshow'));
        left.mockClear();
        return problem(401, 'access.signed_out');
      },
      'POST /auth/logout': () => ({ status: 204 }),
    });
    await codeOf(sessionCall(me));
    expect(left.mock.calls).toEqual([
      ['/es/login?returnUrl=%2Fes%2Fpatient%2Fdashboard%3Ftab%3D2&reason=session_expired'],
    ]);
  });

  it('does not restore a session that ended during a token refresh', async () => {
    rotatingApi({
      'POST /auth/refresh': () => {
        dropTokens();
        return { body: { access_token: 'a2', refresh_token: 'r2' } };
      },
    });
    expect(await codeOf(sessionCall(me))).toBe('access.signed_out');
    expect(readTokens()).toBeNull();
    expect(localStorage.getItem('access_token')).toBeNull();
  });

  it('counts as user activity, unless made in the background', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    keepTokens({ access_token: 'a2', refresh_token: 'r2' });
    rotatingApi();
    startIdleClock();
    const begun = Date.now();
    vi.setSystemTime(begun + 60_000);
    await sessionCall(me, {}, { background: true });
    expect(lastAct()).toBe(begun);
    await sessionCall(me);
    expect(lastAct()).toBe(begun + 60_000);
  });
});
