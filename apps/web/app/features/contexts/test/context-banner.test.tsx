// @vitest-environment jsdom
import { updateClinicTreatments } from '@travesia/contracts/providers';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shownToast } from '../../../ui/toast/show-toast.ts';
import { fakeApi, problem } from '../../../lib/session/testing/fake-api.ts';
import { mount } from '../../../lib/session/testing/mount.tsx';
import { problemOf } from '../../../lib/problem/problem-error.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { keepTokens } from '../../../lib/session/tokens.ts';
import { useProviderContext } from '../context-store.ts';
import { ContextBanner } from '../ui/context-banner.tsx';

const GET = 'GET /provider-context';
const A = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e20';
const B = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e21';
const NONE = { context: null, expires_at: null, expires_in: null };
const acting = (
  id: string,
  seconds: number,
  via: 'admin' | 'organization' = 'admin',
  actions = ['extend', 'leave'],
) => ({
  context: {
    provider_id: id,
    provider_name: id === A ? 'Clínica Um' : 'Clínica Dois',
    via,
    opened_at: '2026-11-22T10:00:00Z',
    read_only: false,
    actions,
  },
  expires_at: '2026-11-22T11:00:00Z',
  expires_in: seconds,
});

let present: object;
let more: Record<string, () => { status?: number; body?: unknown }>;
let api: ReturnType<typeof fakeApi>;
let unmount: () => Promise<void>;
const text = () => document.body.textContent ?? '';
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLButtonElement;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function show(role: 'admin' | 'organization' | 'patient', path = `/provider/${A}/settings`) {
  const router = createMemoryRouter([{ path: '*', element: <ContextBanner person={{ role }} /> }], {
    initialEntries: [path],
  });
  unmount = await mount(<RouterProvider router={router} />);
  await pass(0);
  return router;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(1_800_000_000_000);
  localStorage.clear();
  useProviderContext.setState(useProviderContext.getInitialState());
  keepTokens({ access_token: 'a2', refresh_token: 'r1' });
  present = acting(A, 42 * 60);
  more = {};
  api = fakeApi(
    new Proxy({} as Record<string, never>, {
      get: (_all, call: string) =>
        call === GET ? async () => (present instanceof Promise ? present : { body: present }) : more[call],
    }),
  );
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('context banner', () => {
  it('shows the clinic and the minutes left, refreshed every ten seconds', async () => {
    await show('admin');
    expect(text()).toContain('Acting as Clínica Um · 42 min left');
    present = acting(A, 41 * 60 - 30);
    await pass(10_000);
    expect(text()).toContain('41 min left');
    await pass(30_000);
    expect(api.times(GET)).toBe(5);
  });

  it('counts an hour when the server does not say how long the context lasts', async () => {
    const { expires_in: _seconds, ...silent } = acting(A, 0);
    present = silent;
    await show('admin');
    expect(text()).toContain('60 min left');
  });

  it('is hidden without a context, and only loaded for users who can have one', async () => {
    present = NONE;
    await show('admin');
    expect(text()).toBe('');
    await pass(30_000);
    expect(api.times(GET)).toBe(1);
    await unmount();
    await show('patient');
    expect(api.times(GET)).toBe(1);
  });

  it('notifies screen readers at ten, five and one minutes only', async () => {
    present = acting(A, 11 * 60);
    await show('admin');
    const told = () => document.querySelector('.acting-bar [role=status]')?.textContent;
    expect(told()).toBe('');
    present = acting(A, 10 * 60);
    await pass(10_000);
    expect(told()).toBe('Acting as Clínica Um: 10 minutes left');
    present = acting(A, 8 * 60);
    await pass(10_000);
    expect(told()).toBe('Acting as Clínica Um: 10 minutes left');
    present = acting(A, 60);
    await pass(10_000);
    expect(told()).toBe('Acting as Clínica Um: 1 minute left');
  });

  it('extends, and explains a failure', async () => {
    await show('admin');
    more['POST /provider-context/extend'] = () => ({ body: acting(A, 3600) });
    await act(async () => button('Extend').click());
    expect(text()).toContain('60 min left');
    more['POST /provider-context/extend'] = () => problem(409, 'access.context_at_its_longest');
    await act(async () => button('Extend').click());
    expect(text()).toContain('Give a reason again to continue.');
  });

  it('has no button for actions the response does not allow', async () => {
    present = acting(A, 600, 'admin', ['leave']);
    await show('admin');
    expect(button('Extend')).toBeUndefined();
  });

  it.each([
    ['admin', 'DELETE /admin/context', '/admin/providers'],
    ['organization', 'DELETE /organizations/context', '/organization/providers'],
  ] as const)('lets an %s leave by %s', async (via, call, next) => {
    present = acting(A, 600, via);
    const router = await show(via);
    more[call] = () => ({ status: 204 });
    await act(async () => button('Exit').click());
    expect(router.state.location.pathname).toBe(next);
    expect(text()).toBe('');
  });

  it.each([
    ['a refresh', GET, () => pass(10_000)],
    ['an extension', 'POST /provider-context/extend', () => act(async () => button('Extend').click())],
  ] as const)('stays hidden when %s asked for before leaving is answered afterwards', async (_what, call, ask) => {
    await show('admin');
    let answer = (_given: { body: object }): void => undefined;
    const late = new Promise<{ body: object }>((resolve) => (answer = resolve));
    if (call === GET) present = late;
    else more[call] = (() => late) as never;
    await ask();
    more['DELETE /admin/context'] = () => ({ status: 204 });
    present = NONE;
    await act(async () => button('Exit').click());
    answer({ body: acting(A, 3600) });
    await pass(10_000);
    expect(text()).toBe('');
  });

  it.each([
    ['admin', 'Failed to clear admin context'],
    ['organization', 'Failed to clear provider context'],
  ] as const)('tells an %s when leaving failed, and stays', async (via, words) => {
    present = acting(A, 600, via);
    await show(via);
    await act(async () => button('Exit').click());
    expect(shownToast()?.text).toBe(words);
    expect(text()).toContain('Acting as Clínica Um');
  });

  it('turns red when left elsewhere, keeps the page, and re-enters with a reason', async () => {
    const router = await show('admin');
    present = NONE;
    await pass(10_000);
    expect(text()).toContain('You are no longer acting as Clínica Um. What you entered is saved.');
    expect(router.state.location.pathname).toBe(`/provider/${A}/settings`);
    await act(async () => {
      button('Act as clinic again, with a reason').click();
      // Loaded on demand.
      await import('../ui/reason-dialog.tsx');
    });
    expect(text()).toContain('Act as Clínica Um');
    more[`POST /admin/providers/${A}/access`] = () => ({ body: acting(A, 3600) });
    const reason = document.querySelector('textarea') as HTMLTextAreaElement;
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(reason, 'I was not done yet');
      reason.dispatchEvent(new Event('input', { bubbles: true }));
    });
    present = acting(A, 3600);
    await act(async () => button('Act as clinic').closest('form')?.requestSubmit());
    expect(api.seen.at(-1)?.body).toEqual({ reason: 'I was not done yet' });
    expect(text()).toContain('Acting as Clínica Um · 60 min left');
    expect(text()).not.toContain('no longer');
  });

  describe('of a clinic entered for reading', () => {
    const CHANGE = 'PUT /provider/treatments';
    let isIn: boolean;
    const change = () => sessionCall(updateClinicTreatments, { body: { treatments: [], version: 1 } });
    const codeOf = (call: Promise<unknown>) => call.catch((error: unknown) => problemOf(error)?.code);

    beforeEach(async () => {
      const reading = acting(A, 3600);
      present = { ...reading, context: { ...reading.context, read_only: true } };
      isIn = false;
      more[CHANGE] = () => (isIn ? { body: { done: true } } : problem(403, 'access.reason_required'));
      more[`POST /admin/providers/${A}/access`] = () => {
        isIn = true;
        return { body: acting(A, 3600) };
      };
      await show('admin');
    });

    it('says so, asks for the reason with the first change, and repeats the change', async () => {
      expect(text()).toContain('You are viewing only. The first change asks for a reason.');
      let answer: unknown;
      await act(async () => {
        void change().then((given) => (answer = given));
        await import('../ui/reason-dialog.tsx');
        await vi.advanceTimersByTimeAsync(0);
      });
      expect(text()).toContain('Make changes at Clínica Um');
      const reason = document.querySelector('textarea') as HTMLTextAreaElement;
      await act(async () => {
        Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(reason, 'They asked for it');
        reason.dispatchEvent(new Event('input', { bubbles: true }));
      });
      await act(async () => {
        button('Continue').closest('form')?.requestSubmit();
        await vi.waitUntil(() => answer !== undefined);
      });
      expect(answer).toEqual({ done: true });
      expect(api.seen.find(({ call }) => call === `POST /admin/providers/${A}/access`)?.body).toEqual({
        reason: 'They asked for it',
      });
      expect(text()).toContain('Everything you do is recorded in both audit logs.');
    });

    it('changes nothing if no reason is given', async () => {
      let code: unknown;
      await act(async () => {
        void codeOf(change()).then((given) => (code = given));
        await import('../ui/reason-dialog.tsx');
        await vi.advanceTimersByTimeAsync(0);
      });
      await act(async () => button('Cancel').click());
      await pass(0);
      expect(code).toBe('access.reason_required');
      expect(isIn).toBe(false);
    });
  });

  it('warns when another tab entered another clinic', async () => {
    await show('admin');
    present = acting(B, 3600);
    await act(async () => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'travesia.context-changed' }));
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(text()).toContain('You are no longer acting as Clínica Um');
    expect(text()).toContain('Acting as Clínica Dois');
  });

  it('keeps the previous context, and says so, while the server is unreachable', async () => {
    await show('admin');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
    await pass(10_000);
    expect(text()).toContain('Acting as Clínica Um');
    expect(text()).toContain('We couldn’t refresh this; the time left may be out of date.');
  });
});
