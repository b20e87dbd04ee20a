import { calendar } from '../platform/calendar.ts';

/** Days of the demonstration are calendar dates without a zone. */
export const { daysBetween } = calendar;

/** `day` (YYYY-MM-DD) moved by whole days; negative moves back. */
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
