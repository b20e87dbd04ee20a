import { calendar } from '../../lib/dates/calendar.ts';

/** How far ahead a month can be wished for. */
const MONTHS = 18;

/** This month and those after it, YYYY-MM. */
export function comingMonths(now: Date): string[] {
  const first = `${calendar.dateAt(now, 'UTC').slice(0, 7)}-01`;
  return Array.from({ length: MONTHS }, (_, ahead) => calendar.addMonths(first, ahead).slice(0, 7));
}
