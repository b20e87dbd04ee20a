// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { liveEnds } from '../../live/live.ts';
import { followLive } from '../follow-live.ts';

const frame = (type: string) => ({ type, data: {}, at: '2026-11-28T12:00:00Z' });

describe('what is polled', () => {
  let client: QueryClient;
  let stop: () => void;
  const polled = vi.fn(async () => 1);
  const loaded = vi.fn(async () => 1);
  beforeEach(async () => {
    vi.useFakeTimers();
    client = new QueryClient();
    stop = followLive(client);
    new QueryObserver(client, { queryKey: ['polled'], queryFn: polled, meta: { isPolled: true } }).subscribe(() => {});
    new QueryObserver(client, { queryKey: ['loaded'], queryFn: loaded, meta: { isPolled: false } }).subscribe(() => {});
    await vi.runAllTimersAsync();
    polled.mockClear();
    loaded.mockClear();
  });
  afterEach(() => {
    stop();
    client.clear();
    vi.useRealTimers();
  });

  it('is reloaded when something changed, once for many events', async () => {
    for (let number = 0; number < 20; number += 1) liveEnds.heard(frame('booking.changed'));
    await vi.advanceTimersByTimeAsync(100);
    expect(polled).toHaveBeenCalledTimes(1);
    for (let number = 0; number < 20; number += 1) liveEnds.heard(frame('journey.changed'));
    await vi.advanceTimersByTimeAsync(100);
    expect(polled).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(polled).toHaveBeenCalledTimes(2);
    expect(loaded).not.toHaveBeenCalled();
  });

  it('is reloaded after a loss, and not because someone is typing', async () => {
    liveEnds.heard(frame('typing'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(polled).not.toHaveBeenCalled();
    liveEnds.resync();
    await vi.advanceTimersByTimeAsync(2000);
    expect(polled).toHaveBeenCalledTimes(1);
  });
});
