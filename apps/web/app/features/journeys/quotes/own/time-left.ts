const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** What is left until an instant, in the unit in which people count it. */
export interface TimeLeft {
  unit: 'days' | 'hours' | 'minutes' | 'over';
  count: number;
}

/** Time left at an instant (milliseconds), never more than there is: two days from the second day on, else hours, then minutes. */
export function timeLeft(until: string, now: number): TimeLeft {
  const left = Date.parse(until) - now;
  if (left <= 0) return { unit: 'over', count: 0 };
  if (left >= 2 * DAY_MS) return { unit: 'days', count: Math.floor(left / DAY_MS) };
  if (left >= HOUR_MS) return { unit: 'hours', count: Math.floor(left / HOUR_MS) };
  return { unit: 'minutes', count: Math.max(1, Math.floor(left / MINUTE_MS)) };
}
