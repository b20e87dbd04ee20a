import { describe, expect, it } from 'vitest';
import { reminderDue } from '../reminder.rules.ts';

describe('reminderDue', () => {
  it.each([
    ['2027-01-22', null],
    ['2027-01-21', 60],
    ['2026-12-23', 60],
    ['2026-12-22', 30],
    ['2026-11-30', 30],
    ['2026-11-29', 7],
    ['2026-11-22', 7],
    ['2026-11-21', 0],
  ])('for expiration on %s is %s on November 22', (endsOn, due) => {
    expect(reminderDue(endsOn, '2026-11-22')).toBe(due);
  });
});
