import { describe, expect, it } from 'vitest';
import { actCounts, idlePhase, idleTimeLeft, nextIdleCheck } from '../inactivity.ts';

const MINUTE = 60_000;
const LAST = 1_800_000_000_000;

// milliseconds after the last activity → phase, time left, next check, whether activity counts
const TABLE = [
  [0, 'active', 20 * MINUTE, MINUTE, true],
  [5 * MINUTE, 'active', 15 * MINUTE, MINUTE, true],
  [17 * MINUTE, 'active', 3 * MINUTE, MINUTE, true],
  [17.5 * MINUTE, 'active', 2.5 * MINUTE, 0.5 * MINUTE, true],
  [18 * MINUTE - 1, 'active', 2 * MINUTE + 1, 1, true],
  [18 * MINUTE, 'warning', 2 * MINUTE, 10_000, false],
  [19 * MINUTE, 'warning', MINUTE, 10_000, false],
  [20 * MINUTE - 4000, 'warning', 4000, 4000, false],
  [20 * MINUTE - 1, 'warning', 1, 1, false],
  [20 * MINUTE, 'expired', 0, null, false],
  [24 * 60 * MINUTE, 'expired', 0, null, false],
] as const;

describe('inactivity', () => {
  it.each(TABLE)('%i ms after the last activity: %s', (after, phase, left, next, counts) => {
    const now = LAST + after;
    expect(idlePhase(LAST, now)).toBe(phase);
    expect(idleTimeLeft(LAST, now)).toBe(left);
    expect(nextIdleCheck(LAST, now)).toBe(next);
    expect(actCounts(LAST, now)).toBe(counts);
  });

  it('counts activity if the last one is in the future', () => {
    expect(actCounts(LAST + MINUTE, LAST)).toBe(true);
  });
});
