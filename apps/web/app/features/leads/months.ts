import { calendar } from '../../lib/dates/calendar.ts';

/** How many months can be selected. */
const MONTHS = 18;

/** The current month and the following ones, YYYY-MM. */
export function comingMonths(now: Date): string[] {
  const first = `${calendar.dateAt(now, 'UTC').slice(0, 7)}-01`;
  return Array.from({ length: MONTHS }, (_, ahead) => calendar.addMonths(first, ahead).slice(0, 7));
}
