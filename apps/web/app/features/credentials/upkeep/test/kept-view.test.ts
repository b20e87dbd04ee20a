import { describe, expect, it } from 'vitest';
import { monthsOf } from '../due-months.ts';
import { isToRenew, standingOf } from '../kept-view.ts';

describe('how a credential stands', () => {
  it.each([
    [{ status: 'expired', days_left: -6, waiting: 0 }, 'expired'],
    [{ status: 'expired', days_left: -6, waiting: 1 }, 'waiting'],
    [{ status: 'verified', days_left: 7, waiting: 0 }, 'pressing'],
    [{ status: 'verified', days_left: 30, waiting: 0 }, 'soon'],
    [{ status: 'verified', days_left: 90, waiting: 0 }, 'due'],
    [{ status: 'verified', days_left: 91, waiting: 0 }, 'valid'],
    [{ status: 'verified', days_left: null, waiting: 0 }, 'valid'],
    [{ status: 'being_checked', days_left: 3, waiting: 1 }, 'being_checked'],
    [{ status: 'revoked', days_left: 3, waiting: 1 }, 'revoked'],
  ] as const)('%j is %s', (facts, standing) => {
    expect(standingOf(facts)).toBe(standing);
  });

  it('is to be renewed once expired or within 90 days, until a renewal was uploaded', () => {
    expect(isToRenew({ status: 'expired', days_left: -1, waiting: 0 })).toBe(true);
    expect(isToRenew({ status: 'expired', days_left: -1, waiting: 1 })).toBe(false);
    expect(isToRenew({ status: 'verified', days_left: 90, waiting: 0 })).toBe(true);
    expect(isToRenew({ status: 'verified', days_left: 90, waiting: 1 })).toBe(false);
    expect(isToRenew({ status: 'verified', days_left: 91, waiting: 0 })).toBe(false);
    expect(isToRenew({ status: 'being_checked', days_left: 2, waiting: 0 })).toBe(false);
  });
});

describe('the months of the next 90 days', () => {
  it('begin with today and then with the first of each month', () => {
    expect(monthsOf('2026-11-20', 90).map(({ from, inDays }) => [from, inDays])).toEqual([
      ['2026-11-20', 0],
      ['2026-12-01', 11],
      ['2027-01-01', 42],
      ['2027-02-01', 73],
    ]);
  });
});
