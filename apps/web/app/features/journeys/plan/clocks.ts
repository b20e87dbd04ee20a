import type { Calendar } from '@travesia/contracts/kit';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** Whether two zones show different times at an instant. */
export const isOtherTime = (calendar: Calendar, instant: string, zone: string, other: string): boolean =>
  zone !== other && calendar.localAt(instant, zone) !== calendar.localAt(instant, other);

export interface Countdown {
  days: number;
  hours: number;
  minutes: number;
}

/** What is left until an instant: days and hours, or hours and minutes; all zero once it has come. */
export function countdownTo(instant: string, now: number): Countdown {
  const minutes = Math.max(0, Math.ceil((Date.parse(instant) - now) / MINUTE_MS));
  const days = Math.floor(minutes / DAY_MINUTES);
  const hours = Math.floor((minutes % DAY_MINUTES) / HOUR_MINUTES);
  return { days, hours, minutes: days > 0 ? 0 : minutes % HOUR_MINUTES };
}

/** By how many days a task is late; negative while there is time. */
export const daysLate = (calendar: Calendar, dueOn: string, now: number, zone: string): number =>
  calendar.daysBetween(dueOn, calendar.dateAt(new Date(now), zone));
