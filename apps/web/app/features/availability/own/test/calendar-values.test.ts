import type { CalendarWindow } from '@travesia/contracts/availability';
import { expect, it } from 'vitest';
import { byWeekday, endFromField, endToField, nextWindow, windowFaults } from '../calendar-values.ts';

const window = (weekday: number, starts: string, ends: string, more: Partial<CalendarWindow> = {}): CalendarWindow => ({
  weekday,
  starts,
  ends,
  mode: 'in_person',
  valid_from: null,
  valid_until: null,
  ...more,
});

it.each([
  ['apart', [window(1, '08:00', '12:00'), window(1, '14:00', '16:00')], [null, null]],
  ['one after the other', [window(1, '08:00', '12:00'), window(1, '12:00', '16:00')], [null, null]],
  ['overlapping', [window(1, '08:00', '12:00'), window(1, '11:30', '16:00')], ['overlap', 'overlap']],
  ['on different days', [window(1, '08:00', '12:00'), window(2, '11:30', '16:00')], [null, null]],
  ['ending before they start', [window(1, '12:00', '08:00')], ['order']],
  ['of no length', [window(1, '12:00', '12:00')], ['order']],
  ['until midnight', [window(1, '20:00', '24:00')], [null]],
  ['without an end', [window(1, '12:00', '')], ['empty']],
  [
    'in different seasons',
    [
      window(1, '08:00', '12:00', { valid_until: '2026-12-31' }),
      window(1, '09:00', '12:00', { valid_from: '2027-01-01' }),
    ],
    [null, null],
  ],
  [
    'in seasons that share a day',
    [
      window(1, '08:00', '12:00', { valid_until: '2027-01-01' }),
      window(1, '09:00', '12:00', { valid_from: '2027-01-01' }),
    ],
    ['overlap', 'overlap'],
  ],
])('finds faults of hours %s', (_name, windows, faults) => {
  expect(windowFaults(windows)).toEqual(faults);
});

it('suggests a morning for a closed day, and hours after a break for an open one', () => {
  expect(nextWindow([], 3)).toMatchObject({ weekday: 3, starts: '08:00', ends: '12:00' });
  const friday = [window(5, '08:00', '12:00', { mode: 'online' })];
  expect(nextWindow(friday, 5)).toMatchObject({ starts: '13:00', ends: '15:00', mode: 'online' });
  expect(windowFaults([...friday, nextWindow(friday, 5)])).toEqual([null, null]);
});

it('reads midnight at the end of a day from a time field, and writes it there', () => {
  expect(endFromField('00:00')).toBe('24:00');
  expect(endToField('24:00')).toBe('00:00');
  expect(endFromField('16:30')).toBe('16:30');
});

it('lists the hours of a day by their start, with their place among all', () => {
  const all = [window(2, '08:00', '09:00'), window(1, '14:00', '16:00'), window(1, '08:00', '12:00')];
  expect(byWeekday(all, 1).map(({ index }) => index)).toEqual([2, 1]);
});
