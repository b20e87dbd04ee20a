import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayFault, expiryOf } from '../sharing/until-fields.tsx';

const DAY_MS = 86_400_000;
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-29T15:00:00') }));
afterEach(() => void vi.useRealTimers());

describe('until when a record is shared', () => {
  it('is within what the server takes, also for a year', () => {
    for (const days of ['30', '90', '365']) {
      const left = Date.parse(expiryOf({ days, day: '' })) - Date.now();
      expect(left).toBeLessThanOrEqual(Number(days) * DAY_MS);
      expect(left).toBeGreaterThan((Number(days) - 1) * DAY_MS);
    }
  });

  it('is a day from tomorrow to a year from now, to its end', () => {
    const fault = (day: string) => dayFault({ days: 'day', day });
    expect(['', '2026-11-28', '2026-11-29', '2028-01-01'].map(fault)).toEqual([true, true, true, true]);
    expect(['2026-11-30', '2027-11-28'].map(fault)).toEqual([false, false]);
    expect(expiryOf({ days: 'day', day: '2026-11-30' })).toBe(new Date('2026-11-30T23:59:00').toISOString());
    expect(Date.parse(expiryOf({ days: 'day', day: '2027-11-28' })) - Date.now()).toBeLessThanOrEqual(365 * DAY_MS);
  });
});
