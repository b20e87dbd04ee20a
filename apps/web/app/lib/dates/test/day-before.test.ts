import { describe, expect, it } from 'vitest';
import { dayBefore } from '../day-before.ts';

describe('the day before', () => {
  it.each([
    ['2026-11-23', '2026-11-22'],
    ['2026-03-01', '2026-02-28'],
    ['2028-03-01', '2028-02-29'],
    ['2027-01-01', '2026-12-31'],
  ])('%s is %s', (date, before) => {
    expect(dayBefore(date)).toBe(before);
  });

  it('is nothing for an invalid date', () => {
    expect(() => dayBefore('2026-02-30')).toThrow(RangeError);
  });
});
