import { calendar } from '../platform/calendar.ts';

/** Demo dates are calendar dates without a time zone. */
export const { daysBetween } = calendar;

/** Adds days to `day` (YYYY-MM-DD); negative values subtract. */
export function addDays(day: string, days: number): string {
  try {
    return calendar.addDays(day, days);
  } catch (error) {
    throw new Error(`"${day}" is not a day; write it as YYYY-MM-DD.`, { cause: error });
  }
}

/** The calendar year of a day. */
export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}
