/** Arithmetic with calendar dates `YYYY-MM-DD`. They have no time zone; UTC only carries the calculation. */

const FORM = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MS = 86_400_000;

/** Whether a text is a date that exists: `2027-02-29` is not. */
export function isCalendarDate(text: string): boolean {
  const instant = Date.parse(`${text}T00:00:00Z`);
  return FORM.test(text) && !Number.isNaN(instant) && toText(instant) === text;
}

/** The date so many days later; earlier when negative. Throws a RangeError for what is no date. */
export const addDays = (date: string, days: number): string => toText(instantOf(date) + days * DAY_MS);

/** The same day of the month so many months later, or that month's last day: 31 January + 1 is 28 February. */
export function addMonths(date: string, months: number): string {
  const from = new Date(instantOf(date));
  const target = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return toText(target.getTime());
}

/** The date it is at an instant (milliseconds) in the zone that is last to begin a day, UTC−12: nowhere is it earlier. */
export const earliestToday = (now: number): string => toText(now - 12 * 3_600_000);

function instantOf(date: string): number {
  if (!isCalendarDate(date)) throw new RangeError(`not a date of the form YYYY-MM-DD: ${date}`);
  return Date.parse(`${date}T00:00:00Z`);
}

const toText = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
