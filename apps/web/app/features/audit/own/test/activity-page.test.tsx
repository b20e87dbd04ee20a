// @vitest-environment jsdom
import type { ActivityEntry } from '@travesia/contracts/audit';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '../../../../lib/session/session-store.ts';
import { fakeApi, problem, rosa } from '../../../../lib/session/testing/fake-api.ts';
import { mount } from '../../../../lib/session/testing/mount.tsx';
import { keepTokens } from '../../../../lib/session/tokens.ts';
import { ActivityPage } from '../ui/activity-page.tsx';

const SESSION = '0198c0de-0000-7000-8000-00000000000a';
const entry = (more: Partial<ActivityEntry>): ActivityEntry => ({
  id: `0198c0de-0000-7000-8000-${Math.random().toString().slice(2, 14).padEnd(12, '0')}`,
  at: '2026-11-22T10:00:00.000Z',
  action: 'account.signed_in',
  area: 'sign_ins',
  by: 'me',
  provider_name: null,
  device: 'Firefox, Android',
  place: 'Bogota',
  network: '203.0.113.x',
  target_device: null,
  session_id: SESSION,
  session: 'live',
  actions: ['end_session'],
  ...more,
});
const PAGE = { total: 2, page: 1, page_size: 25, total_pages: 1, has_next: false, has_previous: false };
let unmount: () => Promise<void> = async () => undefined;
beforeEach(() => {
  useSession.setState({ ...useSession.getInitialState(), user: rosa });
  keepTokens({ access_token: 'a', refresh_token: 'r' });
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

const open = async () => {
  const router = createMemoryRouter([{ path: '*', element: <ActivityPage /> }], { initialEntries: ['/activity'] });
  unmount = await mount(<RouterProvider router={router} />);
  return router;
};
const shown = (text: string) => vi.waitFor(() => expect(document.body.textContent).toContain(text));
const press = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());

describe('activity', () => {
  it('shows the actor, the place and the subject', async () => {
    fakeApi({
      'GET /activity': () => ({
        body: {
          data: [
            entry({ by: 'provider', provider_name: 'Clínica Sol', device: null, session_id: null, actions: [] }),
            entry({ action: 'account.session_ended', target_device: 'Safari, iOS', session: 'current', actions: [] }),
          ],
          ...PAGE,
        },
      }),
    });
    await open();
    await shown('by a team member of Clínica Sol');
    await shown('Device: Safari, iOS');
    await shown('This session');
    expect(document.querySelectorAll('tbody .btn')).toHaveLength(0);
  });

  it('signs out the session of an unrecognized action and links to the password', async () => {
    let live = true;
    const api = fakeApi({
      'GET /activity': () => ({
        body: { data: [entry(live ? {} : { session: 'ended', actions: [] })], ...PAGE },
      }),
      [`DELETE /profile/sessions/${SESSION}`]: () => {
        live = false;
        return { status: 204 };
      },
    });
    await open();
    await shown('Still signed in');
    await press('This wasn’t me');
    await shown('Session ended on Firefox, Android');
    await vi.waitFor(() => expect(document.body.textContent).not.toContain('Still signed in'));
    expect(api.times(`DELETE /profile/sessions/${SESSION}`)).toBe(1);
    expect(document.querySelector('[href="/profile#password"]')).not.toBeNull();
  });

  it('explains a loading failure, and reloads on request', async () => {
    let broken = true;
    fakeApi({
      'GET /activity': () => (broken ? problem(503, 'server.unavailable') : { body: { data: [], ...PAGE, total: 0 } }),
    });
    await open();
    await vi.waitFor(() => expect(document.querySelector('[role="alert"]')).not.toBeNull());
    broken = false;
    await press('Try again');
    await shown('No activity yet.');
  });

  it('is paginated and sorted by time, with both in the URL', async () => {
    fakeApi({ 'GET /activity': () => ({ body: { data: [entry({})], ...PAGE, total: 30, total_pages: 2 } }) });
    await open();
    await shown('1–25 of 30');
    expect(document.querySelector('a[rel="next"]')?.getAttribute('href')).toBe('?page=2');
    expect(document.querySelector('[aria-sort="descending"]')?.textContent).toContain('When');
    expect(document.querySelector('thead a')?.getAttribute('href')).toBe('/activity?sort=oldest');
  });

  it('shows a field error for a reversed date range', async () => {
    fakeApi({ 'GET /activity': () => ({ body: { data: [], ...PAGE, total: 0 } }) });
    const router = await open();
    await shown('No activity yet.');
    const type = (name: string, value: string) => {
      const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (field) field.value = value;
    };
    type('from', '2026-11-22');
    type('to', '2026-11-01');
    await press('Filter');
    await shown('The end date is before the start date.');
    expect(router.state.location.search).toBe('');
    type('to', '2026-11-23');
    await press('Filter');
    expect(router.state.location.search).toBe('?from=2026-11-22&to=2026-11-23');
  });
});
