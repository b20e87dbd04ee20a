import { calendar } from '../../../platform/calendar.ts';

/** The days that months of a subscription cover: from today, or from the end of what is covered if that is later. */
export function nextPeriod(
  today: string,
  coveredUntil: string | null,
  months: number,
): { from: string; until: string } {
  const from = coveredUntil !== null && coveredUntil > today ? coveredUntil : today;
  return { from, until: calendar.addMonths(from, months) };
}
