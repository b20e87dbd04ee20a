import { calendar } from '../../../platform/calendar.ts';

/** Dates of a subscription period: starts today, or when the current subscription ends if that is later. */
export function nextPeriod(
  today: string,
  coveredUntil: string | null,
  months: number,
): { from: string; until: string } {
  const from = coveredUntil !== null && coveredUntil > today ? coveredUntil : today;
  return { from, until: calendar.addMonths(from, months) };
}
