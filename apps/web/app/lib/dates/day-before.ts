import { isCalendarDate } from './is-calendar-date.ts';

/**
 * The previous calendar date. A date has no zone, so UTC days work; the arithmetic of `calendar-date.ts` would add 20
 * kB.
 */
export function dayBefore(date: string): string {
  if (!isCalendarDate(date)) throw new RangeError(`not a date of the form YYYY-MM-DD: ${date}`);
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}
