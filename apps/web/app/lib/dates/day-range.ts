import { isCalendarDate } from './is-calendar-date.ts';

/** Midnight at which a day begins by the clock of this device. */
function beginOf(day: string, daysLater = 0): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}

/** A day of an address; null for what is no day. */
export const dayIn = (query: URLSearchParams, name: string): string | null => {
  const day = query.get(name);
  return day !== null && isCalendarDate(day) ? day : null;
};

/** Two days as the API takes them: both whole, from the first midnight to the last. */
export const instantsOf = ({ from, to }: { from: string | null; to: string | null }) => ({
  ...(from ? { since: beginOf(from) } : {}),
  ...(to ? { until: beginOf(to, 1) } : {}),
});
