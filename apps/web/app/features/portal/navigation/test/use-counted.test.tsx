// @vitest-environment jsdom
import { endSession } from '@travesia/contracts/accounts';
import { act, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { fakeApi, problem } from '../../../../lib/session/testing/fake-api.ts';
import { mount } from '../../../../lib/session/testing/mount.tsx';
import { keepTokens } from '../../../../lib/session/tokens.ts';
import { useCounted, type Whose } from '../badges/use-counted.ts';

let unmount: () => Promise<void> = async () => undefined;

const PEOPLE: Readonly<Record<string, Whose | null>> = {
  nobody: null,
  rosa: { side: 'own', owner: 'rosa' },
  mara: { side: 'admin', owner: 'mara' },
  ana: { side: 'clinic', owner: 'ana c1' },
};

function Numbers() {
  const [name, setName] = useState('rosa');
  const whose = PEOPLE[name] ?? null;
  const { counted, isStale } = useCounted(whose);
  return (
    <>
      {Object.keys(PEOPLE).map((one) => (
        <button key={one} id={one} type="button" onClick={() => setName(one)}>
          {one}
        </button>
      ))}
      <output>{JSON.stringify([counted, isStale])}</output>
    </>
  );
}
const become = (name: string) => act(async () => document.getElementById(name)?.click());
const seen = () => JSON.parse(document.querySelector('output')?.textContent ?? '[]') as unknown;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const open = async () => {
  unmount = await mount(<Numbers />);
  await pass(1);
};
const answered = (count: number, messages = { messages_unread: 0, messages_more: 0 }) => ({
  side: 'own',
  tickets_answered: count,
  bookings_upcoming: 0,
  ...messages,
});

beforeEach(() => {
  keepTokens({ access_token: 'a', refresh_token: 'r' });
  vi.useFakeTimers();
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('portal counts', () => {
  it('load every 30 seconds, and stay when a refresh fails', async () => {
    let count = 2;
    const api = fakeApi({
      'GET /support/badges': () =>
        count < 4 ? { body: { tickets_answered: count++ } } : problem(503, 'server.unavailable'),
    });
    await open();
    expect(seen()).toEqual([answered(2), false]);
    await pass(30_000);
    expect(seen()).toEqual([answered(3), false]);
    await pass(30_000);
    expect(seen()).toEqual([answered(3), true]);
    expect(api.times('GET /support/badges')).toBe(3);
  });

  it('add up unread messages of the first conversations, and stay silent when those are refused', async () => {
    let isRefused = false;
    fakeApi({
      'GET /support/badges': () => ({ body: { tickets_answered: 0 } }),
      'GET /conversations': () =>
        isRefused
          ? problem(401, 'auth.session_ended')
          : { body: { total: 51, conversations: [{ unread_count: 2 }, { unread_count: 1 }] } },
    });
    await open();
    expect(seen()).toEqual([answered(0, { messages_unread: 3, messages_more: 1 }), false]);
    isRefused = true;
    await pass(30_000);
    expect(seen()).toEqual([answered(0), false]);
  });

  it('reload as soon as the user changes something', async () => {
    let count = 1;
    const api = fakeApi({
      'GET /support/badges': () => ({ body: { tickets_answered: count } }),
      'DELETE /profile/sessions/s1': () => ({ status: 204 }),
    });
    await open();
    count = 0;
    await act(async () => {
      await sessionCall(endSession, { params: { id: 's1' } });
      await sessionCall(endSession, { params: { id: 's1' } });
      await vi.advanceTimersByTimeAsync(300);
    });
    expect(seen()).toEqual([answered(0), false]);
    expect(api.times('GET /support/badges')).toBe(2);
  });

  it('never belong to another user', async () => {
    const api = fakeApi({
      'GET /support/badges': () => ({ body: { tickets_answered: 5 } }),
      'GET /admin/badges': () => new Promise(() => undefined),
    });
    await open();
    await become('nobody');
    expect(seen()).toEqual([null, false]);
    await become('mara');
    expect(seen()).toEqual([null, false]);
    await pass(1);
    expect(api.times('GET /admin/badges')).toBe(1);
  });

  it('stop polling silently when the user has lost access', async () => {
    const api = fakeApi({ 'GET /provider/badges': () => problem(403, 'access.no_clinic') });
    await open();
    await become('ana');
    await pass(1);
    expect(seen()).toEqual([null, false]);
    await pass(120_000);
    expect(api.times('GET /provider/badges')).toBe(1);
    expect(seen()).toEqual([null, false]);
  });
});
