import { calendar } from '../../../../platform/calendar.ts';

/** Dates of a subscription period: starts today, or when the current subscription ends if that is later. */
export function nextPeriod(
  today: string,
  coveredUntil: string | null,
  months: number,
): { from: string; until: string } {
  const from = coveredUntil !== null && coveredUntil > today ? coveredUntil : today;
  return { from, until: calendar.addMonths(from, months) };
}

/** Owners are told this many days before the end, and with 0 once it has come. */
const NOTICE_DAYS = [0, 7, 30] as const;
/** An end that the job missed, as while the server was down, is told this many days later. */
const LATE_DAYS = 7;

/** Days left between which a notice can be due. */
export const NOTICE_WINDOW = { most: Math.max(...NOTICE_DAYS), least: -LATE_DAYS };

/** The notice due so many days before an end, unless it or a later one was given; a subscription of a few days gets one at once. */
export function noticeDue(daysLeft: number, told: readonly number[]): number | null {
  if (daysLeft < NOTICE_WINDOW.least) return null;
  const due = NOTICE_DAYS.find((days) => daysLeft <= days);
  return due === undefined || told.some((days) => days <= due) ? null : due;
}
