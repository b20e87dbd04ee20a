// @vitest-environment jsdom
import { me } from '@travesia/contracts/accounts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runIdleClock, type IdleState } from '../idle-clock.ts';
import { lastAct, noteAct, startIdleClock } from '../last-act.ts';
import { sessionCall } from '../../session-call.ts';
import { rotatingApi } from '../../testing/fake-api.ts';
import { keepTokens } from '../../tokens.ts';

const MINUTE = 60_000;
const KEY = 'travesia.last-act';
let told: IdleState[] = [];
let clock: ReturnType<typeof runIdleClock>;
const phase = () => told.at(-1)?.phase;

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(1_800_000_000_000);
  localStorage.clear();
  startIdleClock();
  told = [];
  clock = runIdleClock((state) => told.push(state));
});
afterEach(() => {
  clock.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the inactivity clock', () => {
  it('checks every minute, warns at exactly 18 minutes, then checks every ten seconds, and ends at 20', () => {
    vi.advanceTimersByTime(18 * MINUTE - 1);
    expect([phase(), told.length]).toEqual(['active', 18]);
    vi.advanceTimersByTime(1);
    expect(told.at(-1)).toEqual({ phase: 'warning', left: 2 * MINUTE });
    vi.advanceTimersByTime(30_000);
    expect([told.length, told.at(-1)?.left]).toEqual([22, 90_000]);
    vi.advanceTimersByTime(90_000 - 1);
    expect(phase()).toBe('warning');
    vi.advanceTimersByTime(1);
    expect(told.at(-1)).toEqual({ phase: 'expired', left: 0 });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('warns on time if the last activity was between two checks', () => {
    vi.advanceTimersByTime(30_500);
    noteAct();
    vi.advanceTimersByTime(18 * MINUTE - 1);
    expect(phase()).toBe('active');
    vi.advanceTimersByTime(1);
    expect(told.at(-1)).toEqual({ phase: 'warning', left: 2 * MINUTE });
  });

  it('is unaffected by badges polled every 30 seconds', async () => {
    rotatingApi();
    keepTokens({ access_token: 'a2', refresh_token: 'r2' });
    const poll = vi.fn(() => void sessionCall(me, {}, { background: true }));
    const polling = setInterval(poll, 30_000);
    await vi.advanceTimersByTimeAsync(18 * MINUTE);
    expect(phase()).toBe('warning');
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(phase()).toBe('expired');
    expect(poll).toHaveBeenCalledTimes(40);
    clearInterval(polling);
  });

  it.each(['mousedown', 'keydown', 'scroll', 'touchstart', 'click'])('%s counts as activity', (act) => {
    vi.advanceTimersByTime(17 * MINUTE);
    document.body.dispatchEvent(new Event(act));
    expect(lastAct()).toBe(Date.now());
    vi.advanceTimersByTime(17 * MINUTE);
    expect(phase()).toBe('active');
  });

  it('ignores activity and calls during the warning and after the end', async () => {
    rotatingApi();
    keepTokens({ access_token: 'a2', refresh_token: 'r2' });
    vi.advanceTimersByTime(18 * MINUTE);
    window.dispatchEvent(new Event('keydown'));
    await sessionCall(me);
    vi.advanceTimersByTime(2 * MINUTE);
    expect(phase()).toBe('expired');
    window.dispatchEvent(new Event('mousedown'));
    clock.look();
    expect(phase()).toBe('expired');
  });

  it('continues in all tabs when another one records activity or extends the session', () => {
    vi.advanceTimersByTime(19 * MINUTE);
    expect(phase()).toBe('warning');
    localStorage.setItem(KEY, String(Date.now()));
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(told.at(-1)).toEqual({ phase: 'active', left: 20 * MINUTE });
  });

  it('writes to storage at most once per second', () => {
    const write = vi.spyOn(Storage.prototype, 'setItem');
    vi.advanceTimersByTime(5000);
    for (let i = 0; i < 100; i++) {
      window.dispatchEvent(new Event('scroll'));
      vi.advanceTimersByTime(20);
    }
    expect(write).toHaveBeenCalledTimes(2);
    write.mockRestore();
  });

  it('expires after sleep, in which no timer ran', () => {
    vi.setSystemTime(Date.now() + 3 * 60 * MINUTE);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(phase()).toBe('expired');
  });

  it('does not last longer if the last activity is in the future', () => {
    localStorage.setItem(KEY, String(Date.now() + 600 * MINUTE));
    clock.look();
    vi.advanceTimersByTime(20 * MINUTE);
    expect(phase()).toBe('expired');
  });
});
