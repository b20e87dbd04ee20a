import { describe, expect, it } from 'vitest';
import { addDays, addMonths, earliestToday } from '../calendar-date.ts';
import { isCalendarDate } from '../is-calendar-date.ts';

describe('calendar dates', () => {
  it.each([
    ['2027-01-11', true],
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2027-13-01', false],
    ['2027-1-11', false],
    ['11/01/2027', false],
    ['', false],
    ['2027-01-11T10:00', false],
  ])('%s exists: %s', (text, exists) => {
    expect(isCalendarDate(text)).toBe(exists);
  });

  it('counts days across months, leap days and clock changes', () => {
    expect(addDays('2027-01-30', 3)).toBe('2027-02-02');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-03-13', 2)).toBe('2027-03-15');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  });

  it('counts months to the same day, or to the last one of a shorter month', () => {
    expect(addMonths('2027-01-13', 3)).toBe('2027-04-13');
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2027-10-31', 4)).toBe('2028-02-29');
  });

  it('rejects invalid dates', () => {
    expect(() => addDays('2027-02-30', 1)).toThrow(RangeError);
  });

  it('uses the day of the last zone', () => {
    expect(earliestToday(Date.parse('2026-11-20T11:59:00Z'))).toBe('2026-11-19');
    expect(earliestToday(Date.parse('2026-11-20T12:00:00Z'))).toBe('2026-11-20');
  });
});
