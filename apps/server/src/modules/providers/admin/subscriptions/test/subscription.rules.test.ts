import { describe, expect, it } from 'vitest';
import { nextPeriod, noticeDue } from '../subscription.rules.ts';

describe('a subscription', () => {
  it.each([
    ['begins today while nothing is covered', '2026-11-22', null, 3, '2026-11-22', '2027-02-22'],
    ['begins today when the last one is over', '2026-11-22', '2026-10-01', 1, '2026-11-22', '2026-12-22'],
    ['follows what is covered', '2026-11-22', '2027-01-15', 12, '2027-01-15', '2028-01-15'],
    ['ends with a shorter month', '2026-01-31', null, 1, '2026-01-31', '2026-02-28'],
  ] as const)('%s', (_what, today, covered, months, from, until) => {
    expect(nextPeriod(today, covered, months)).toEqual({ from, until });
  });
});

describe('a notice to the owners', () => {
  it.each([
    ['before the last 30 days', 31, [], null],
    ['30 days before the end', 30, [], 30],
    ['in the days after that', 8, [30], null],
    ['7 days before the end', 7, [30], 7],
    ['in the last days', 1, [7, 30], null],
    ['on the day of the end', 0, [7, 30], 0],
    ['on the next days', -1, [0, 7, 30], null],
    ['after a subscription of a few days began', 5, [], 7],
    ['after a week in which the job did not run', -7, [30], 0],
    ['long after the end', -8, [], null],
  ] as const)('%s', (_when, daysLeft, told, due) => {
    expect(noticeDue(daysLeft, told)).toBe(due);
  });
});
