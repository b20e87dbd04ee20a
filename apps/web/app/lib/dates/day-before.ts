import { isCalendarDate } from './is-calendar-date.ts';

/**
 * The calendar date before another. A date has no zone, so that days of UTC serve; the arithmetic of `calendar-date.ts` would
 * bring 20 kB along for it.
 */
export function dayBefore(date: string): string {
  if (!isCalendarDate(date)) throw new RangeError(`not a date of the form YYYY-MM-DD: ${date}`);
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}
