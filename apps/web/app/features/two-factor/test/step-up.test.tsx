// @vitest-environment jsdom
import { changePassword, endSession } from '@travesia/contracts/accounts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { problemOf } from '../../../lib/problem/problem-error.ts';
import { startIdleClock } from '../../../lib/session/inactivity/last-act.ts';
import { page } from '../../../lib/session/leave.ts';
import { RequireSession } from '../../portal/index.ts';
import { StepUp } from '../step-up/step-up.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { problem, rosa, rotatingApi } from '../../../lib/session/testing/fake-api.ts';
import { mount } from '../../../lib/session/testing/mount.tsx';

const left = vi.spyOn(page, 'replace').mockImplementation(() => undefined);
const dialog = () => document.querySelector<HTMLDialogElement>('dialog[aria-labelledby="step-up-title"]');
const field = () => document.querySelector<HTMLInputElement>('#field-confirm_password');
const settled = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => problemOf(error)?.code,
  );
const end = (id: string) => settled(sessionCall(endSession, { params: { id } }));
/** Types a value into the dialog and submits it. */
async function answer(text: string, of = '#field-confirm_password') {
  const input = await vi.waitFor(() => {
    const found = document.querySelector<HTMLInputElement>(of);
    if (!found) throw new Error(`there is no ${of}`);
    return found;
  });
  input.value = text;
  dialog()?.querySelector('form')?.requestSubmit();
}
const unmounts: (() => Promise<void>)[] = [];

/** A server that requires a fresh proof before signing out a device; only `right` is valid. */
function strictApi() {
  let confirmed = false;
  const device = () => (confirmed ? { status: 204 } : problem(401, 'auth.confirm_identity'));
  return rotatingApi({
    'DELETE /profile/sessions/a': device,
    'DELETE /profile/sessions/b': device,
    'POST /auth/confirm-identity': ({ body }) => {
      confirmed = (body as { password: string }).password === 'right';
      return confirmed ? { status: 204 } : problem(401, 'auth.invalid_credentials');
    },
  });
}

beforeEach(async () => {
  localStorage.clear();
  startIdleClock();
  history.replaceState(null, '', '/profile');
  useSession.getState().signedIn({ access_token: 'a2', refresh_token: 'r2', user: rosa });
});
afterEach(async () => {
  await leave();
  left.mockClear();
  vi.unstubAllGlobals();
});
async function leave() {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  for (const unmount of unmounts.splice(0)) await unmount();
}
/** Renders the page; React then schedules work as in a browser. */
async function show() {
  const unmount = await mount(<RequireSession alongside={<StepUp />}>{() => 'Screen'}</RequireSession>);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  unmounts.push(unmount);
}

describe('a sensitive action', () => {
  it('prompts once for several calls, reports a wrong password, and repeats each call after a correct one', async () => {
    const api = strictApi();
    await show();
    const calls = Promise.all([end('a'), end('b')]);
    await answer('wrong');
    await vi.waitFor(() => expect(dialog()?.textContent).toContain('That password is incorrect.'));
    expect(field()?.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field());
    await answer('right');
    expect(await calls).toEqual(['done', 'done']);
    await vi.waitFor(() => expect(dialog()).toBeNull());
    expect(api.times('POST /auth/confirm-identity')).toBe(2);
    expect(api.times('DELETE /profile/sessions/a')).toBe(2);
    expect(left).not.toHaveBeenCalled();
  });

  it('fails with its own problem when the user declines', async () => {
    const api = strictApi();
    await show();
    const call = end('a');
    await vi.waitFor(() => expect(dialog()?.open).toBe(true));
    dialog()?.close();
    expect(await call).toBe('auth.confirm_identity');
    expect(api.times('DELETE /profile/sessions/a')).toBe(1);
    await vi.waitFor(() => expect(dialog()).toBeNull());
  });

  it('says how long to wait after too many attempts', async () => {
    const busy = problem(429, 'request.rate_limited');
    rotatingApi({
      'POST /auth/change-password': () => problem(401, 'auth.confirm_identity'),
      'POST /auth/confirm-identity': () => ({ ...busy, body: { ...busy.body, retry_after: 130 } }),
    });
    await show();
    const call = settled(sessionCall(changePassword, { body: { current_password: 'a', new_password: 'b' } }));
    await answer('whatever');
    await vi.waitFor(() =>
      expect(document.querySelector('[role=alert]')?.textContent).toBe('Too many attempts. Try again in 3 minutes.'),
    );
    dialog()?.close();
    expect(await call).toBe('auth.confirm_identity');
  });

  it('accepts an authenticator code from users with two-factor authentication', async () => {
    const withFactor = { ...rosa, two_factor_enabled: true };
    useSession.getState().signedIn({ access_token: 'a2', refresh_token: 'r2', user: withFactor });
    let code: unknown;
    rotatingApi({
      'GET /auth/me': () => ({ body: withFactor }),
      'DELETE /profile/sessions/a': () => (code ? { status: 204 } : problem(401, 'auth.confirm_identity')),
      'POST /auth/confirm-identity': ({ body }) => {
        code = (body as { code: string }).code === '123 456';
        return code ? { status: 204 } : problem(401, 'auth.invalid_code');
      },
    });
    await show();
    const call = end('a');
    await vi.waitFor(() => expect(field()).not.toBeNull());
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Use an app code')?.click();
    for (const [typed, sentence] of [
      ['12345', 'Enter the 6 digits from the app.'],
      ['111111', 'That code is incorrect'],
    ] as const) {
      await answer(typed, '#field-confirm_code');
      await vi.waitFor(() => expect(dialog()?.textContent).toContain(sentence));
    }
    await answer('123 456', '#field-confirm_code');
    expect(await call).toBe('done');
  });

  it('opens no dialog for background calls, or where none can be shown', async () => {
    strictApi();
    await show();
    const call = settled(sessionCall(endSession, { params: { id: 'a' } }, { background: true }));
    expect(await call).toBe('auth.confirm_identity');
    await leave();
    expect(await end('a')).toBe('auth.confirm_identity');
  });
});
