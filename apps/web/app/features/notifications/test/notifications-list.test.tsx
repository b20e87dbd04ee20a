// @vitest-environment jsdom
import type { Notification } from '@travesia/contracts/notifications';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '../../../lib/session/session-store.ts';
import { fakeApi, problem, rosa } from '../../../lib/session/testing/fake-api.ts';
import { mount } from '../../../lib/session/testing/mount.tsx';
import { keepTokens } from '../../../lib/session/tokens.ts';
import { shownToast } from '../../../ui/toast/show-toast.ts';
import { notices } from '../../../notices.ts';
import { NoticesContext } from '../notices-context.ts';
import { Notifications } from '../ui/notifications-list.tsx';
import { useUnread } from '../unread-store.ts';

const ID = '0198c0de-0000-7000-8000-00000000000';
const told = (at: number, readAt: string | null): Notification => ({
  id: `${ID}${at}`,
  kind: 'new_device',
  area: 'account',
  params: { device: `Firefox ${at}`, place: 'Bogota' },
  path: '/activity',
  created_at: `2026-11-22T1${at}:00:00.000Z`,
  read_at: readAt,
});
const feed = (data: readonly Notification[]) => ({
  body: {
    data,
    total: data.length,
    page: 1,
    page_size: 25,
    total_pages: 1,
    has_next: false,
    has_previous: false,
    unread: data.filter(({ read_at: at }) => at === null).length,
    counts: { state: { unread: 1, read: 1 }, area: { account: 2, requests: 0, clinics: 0 } },
  },
});

let unmount: () => Promise<void> = async () => undefined;
const open = async () => {
  const page = (
    <NoticesContext value={async () => notices}>
      <Notifications />
    </NoticesContext>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/notifications'] });
  unmount = await mount(<RouterProvider router={router} />);
  await vi.waitFor(() => expect(document.querySelector('tbody tr')).not.toBeNull());
};
const choose = (name: string) =>
  act(async () => document.querySelector<HTMLElement>(`thead [type="checkbox"][aria-label="${name}"]`)?.click());
const press = (text: string) =>
  act(async () => [...document.querySelectorAll('button')].find((one) => one.textContent === text)?.click());

beforeEach(() => {
  localStorage.clear();
  keepTokens({ access_token: 'a', refresh_token: 'r' });
  useSession.setState({ ...useSession.getInitialState(), user: rosa });
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

describe('the list of notifications', () => {
  it('marks the chosen ones that fit by one call, and updates the number', async () => {
    const api = fakeApi({
      'GET /notifications': () => feed([told(1, null), told(2, '2026-11-22T15:00:00.000Z')]),
      'POST /notifications/read': () => ({ body: { unread: 0 } }),
      'POST /notifications/unread': () => problem(503, 'server.unavailable'),
    });
    await open();
    expect(document.querySelector('tbody')?.textContent).toContain('Firefox 1, Bogota');
    await choose('Select all on page');
    await press('Mark as read 1');
    expect(api.seen.find(({ call }) => call === 'POST /notifications/read')?.body).toEqual({ ids: [`${ID}1`] });
    await vi.waitFor(() => expect(shownToast()?.text).toMatch(/^Done: /));
    expect(useUnread.getState().unread).not.toBeNull();
    await choose('Select all on page');
    await press('Mark as unread 1');
    await vi.waitFor(() => expect(document.querySelector('.list-chosen [role="alert"]')).not.toBeNull());
  });

  it('deletes the chosen ones, and restores them on request', async () => {
    let left = [told(1, null), told(2, null)];
    const both = left;
    const api = fakeApi({
      'GET /notifications': () => feed(left),
      'POST /notifications/remove': () => {
        left = [];
        return { body: { unread: 0 } };
      },
      'POST /notifications/restore': () => {
        left = both;
        return { body: { unread: 2 } };
      },
    });
    await open();
    await choose('Select all on page');
    await press('Delete 2');
    await vi.waitFor(() => expect(document.body.textContent).toContain('No notifications yet'));
    expect(useUnread.getState().unread).toBe(0);
    await act(async () => shownToast()?.act?.run());
    await vi.waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(2));
    expect(api.times('POST /notifications/restore')).toBe(2);
    expect(shownToast()?.text).toBe('Undone: Delete, 2 rows');
  });
});
