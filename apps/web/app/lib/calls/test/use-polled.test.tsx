// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProblemError } from '../../problem/problem-error.ts';
import { unavailable } from '../../api/browser-call.ts';
import { mount } from '../../session/testing/mount.tsx';
import { keepTokens } from '../../session/tokens.ts';
import { usePolled } from '../use-polled.ts';

let unmount: () => Promise<void> = async () => undefined;
let visibility: DocumentVisibilityState = 'visible';
const load = vi.fn<() => Promise<number>>();

function Badge() {
  const { value, isStale } = usePolled(load);
  return <output>{JSON.stringify([value, isStale])}</output>;
}

const seen = () => JSON.parse(document.querySelector('output')?.textContent ?? '[]') as unknown;

beforeEach(() => {
  keepTokens({ access_token: 'a', refresh_token: 'r' });
  vi.useFakeTimers();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  load.mockReset();
});
afterEach(async () => {
  await unmount();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const open = async () => {
  unmount = await mount(<Badge />);
  await pass(1);
};
const show = (state: DocumentVisibilityState) =>
  act(async () => {
    visibility = state;
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(1);
  });

describe('a polled value', () => {
  it('is asked for at once and every half minute', async () => {
    load.mockResolvedValueOnce(1).mockResolvedValueOnce(2);
    await open();
    expect(seen()).toEqual([1, false]);
    await pass(29_000);
    expect(load).toHaveBeenCalledTimes(1);
    await pass(1000);
    expect(seen()).toEqual([2, false]);
  });

  it('is not asked for while the page is hidden, and at once when it is seen again', async () => {
    load.mockResolvedValue(1);
    await open();
    await show('hidden');
    await pass(120_000);
    expect(load).toHaveBeenCalledTimes(1);
    await show('visible');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('keeps its last value when it cannot be refreshed, says so, and recovers', async () => {
    load
      .mockResolvedValueOnce(7)
      .mockRejectedValueOnce(new ProblemError(unavailable(503, 'gone')))
      .mockResolvedValueOnce(8);
    await open();
    await pass(30_000);
    expect(seen()).toEqual([7, true]);
    await pass(30_000);
    expect(seen()).toEqual([8, false]);
  });

  it('says nothing of a session that has ended', async () => {
    load.mockResolvedValueOnce(7).mockRejectedValue(new ProblemError(unavailable(401, 'ended')));
    await open();
    await pass(30_000);
    expect(seen()).toEqual([7, false]);
  });
});
