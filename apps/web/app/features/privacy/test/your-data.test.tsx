// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '../../../lib/session/session-store.ts';
import { fakeApi, problem, rosa } from '../../../lib/session/testing/fake-api.ts';
import { mount } from '../../../lib/session/testing/mount.tsx';
import { keepTokens } from '../../../lib/session/tokens.ts';
import { ClosingBanner } from '../ui/closing-banner.tsx';
import { YourData } from '../ui/your-data.tsx';

const ready = {
  id: '0198c0de-0000-7000-8000-00000000000e',
  status: 'ready',
  requested_at: '2026-11-22T10:00:00.000Z',
  size: 34_400,
  expires_at: '2026-11-29T10:00:00.000Z',
  actions: ['download'],
};
const queued = { ...ready, status: 'queued', size: null, expires_at: null, actions: [] };
const ERASED = '2026-12-22T10:00:00.000Z';
let unmount: () => Promise<void> = async () => undefined;
beforeEach(() => {
  useSession.setState({ ...useSession.getInitialState(), user: rosa });
  keepTokens({ access_token: 'a', refresh_token: 'r' });
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const open = async () => {
  unmount = await mount(
    <>
      <ClosingBanner />
      <YourData />
    </>,
  );
};
const shown = (text: string) => vi.waitFor(() => expect(document.body.textContent).toContain(text));
const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === name)?.click(),
  );
const exportsAre = (data: () => object[]) => ({ 'GET /profile/export': () => ({ body: { data: data() } }) });

describe('data export', () => {
  it('is requested, polled while in preparation, and offered when ready', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let known: object[] = [];
    const api = fakeApi({
      ...exportsAre(() => known),
      'POST /profile/export': () => {
        known = [queued];
        return { status: 202, body: queued };
      },
    });
    await open();
    await shown('Request a copy');
    await press('Request a copy');
    await shown('we’ll email you when it’s ready');
    known = [ready];
    await act(() => vi.advanceTimersByTimeAsync(2000));
    await shown('34 kB, available until');
    const asked = api.times('GET /profile/export');
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(api.times('GET /profile/export')).toBe(asked);
  });

  it('shows why a request was rejected, and loses nothing', async () => {
    fakeApi({ ...exportsAre(() => []), 'POST /profile/export': () => problem(401, 'auth.confirm_identity') });
    await open();
    await shown('Request a copy');
    await press('Request a copy');
    await shown('Confirm that it’s you to continue.');
    const ask = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Request a copy');
    expect(ask?.disabled).toBe(false);
  });

  it('can be reloaded after a failed load', async () => {
    let broken = true;
    fakeApi({
      'GET /profile/export': () => (broken ? problem(503, 'server.unavailable') : { body: { data: [ready] } }),
    });
    await open();
    await shown('We couldn’t load your copies.');
    broken = false;
    await press('Try again');
    await shown('34 kB');
    expect(document.querySelector('[role="alert"]')).toBeNull();
  });
});

describe('deleting the account', () => {
  it('requires the typed email, then every page shows the date, and it can be stopped', async () => {
    const api = fakeApi({
      ...exportsAre(() => []),
      'DELETE /profile': () => ({ body: { erase_after: ERASED } }),
      'POST /profile/keep': () => ({ status: 204 }),
    });
    await open();
    await press('Delete account');
    expect(document.querySelector('dialog')?.open).toBe(true);
    const field = document.querySelector<HTMLInputElement>('[name="confirm"]');
    if (!field) throw new Error('no field');
    field.value = 'somebody@example.com';
    await press('Delete my account');
    await shown('This isn’t your account’s email. Enter rosa@example.com.');
    expect(api.times('DELETE /profile')).toBe(0);
    field.value = 'ROSA@example.com';
    await press('Delete my account');
    await shown('Until then you can sign in');
    expect(document.querySelector('aside')?.textContent).toContain('Your account will be deleted on');
    await press('Keep account');
    await vi.waitFor(() => expect(document.querySelector('aside')).toBeNull());
    expect(useSession.getState().user).toEqual(rosa);
  });

  it('is not offered to demo users, and the page says why', async () => {
    useSession.setState({ user: { ...rosa, demo: true } });
    fakeApi(exportsAre(() => []));
    await open();
    await shown('so it can’t be deleted');
    expect(document.querySelector('dialog')).toBeNull();
  });
});
