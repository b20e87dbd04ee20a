import { AGREED_BALANCE_DAYS, agreedDueOn, DUE_DAYS } from '@travesia/contracts/payments';
import { calendar } from '../../../platform/calendar.ts';
import type { BookingRow } from '../../bookings/index.ts';

/** Bookings whose balance can be asked for: agreed and on, or over. */
export const REQUESTABLE: readonly BookingRow['status'][] = ['confirmed', 'completed'];

/**
 * Minor units that can still be asked for: what is left of the agreed price. `settledMinor` is what was received and not given back as
 * unwanted. What an admin gave back, or a bank took, is not asked for again.
 */
export const unpaidOf = (
  { status, priceMinor }: Pick<BookingRow, 'status' | 'priceMinor'>,
  settledMinor: number,
): number => (REQUESTABLE.includes(status) && priceMinor ? Math.max(0, priceMinor - settledMinor) : 0);

/** First and last date that can be due, at the clinic. */
export function dueDates(timeZone: string, now: Date): { from: string; until: string } {
  const today = calendar.dateAt(now, timeZone);
  return { from: calendar.addDays(today, DUE_DAYS.least), until: calendar.addDays(today, DUE_DAYS.most) };
}

/** The end of a date at the clinic; null for one that cannot be due. */
export function dueAtEndOf(date: string, timeZone: string, now: Date): Date | null {
  const { from, until } = dueDates(timeZone, now);
  if (date < from || date > until) return null;
  return new Date(calendar.startOfDay(calendar.addDays(date, 1), timeZone));
}

/**
 * When the rest is due as a quote agreed; null where none did, before it is asked for, and on the day of the treatment and after it. A date
 * that passed before the booking was made becomes tomorrow.
 */
export function agreedDueAt(
  { terms, startsAt, timeZone }: Pick<BookingRow, 'terms' | 'startsAt' | 'timeZone'>,
  now: Date,
): Date | null {
  const days = terms?.balance_due_days;
  if (days === undefined) return null;
  const [treatmentOn, today] = [calendar.dateAt(startsAt, timeZone), calendar.dateAt(now, timeZone)];
  const dueOn = agreedDueOn(calendar, { treatmentOn, days, from: today });
  const isEarly = calendar.addDays(dueOn, -AGREED_BALANCE_DAYS) > today;
  return isEarly || dueOn > treatmentOn ? null : dueAtEndOf(dueOn, timeZone, now);
}

/** The last day on which a request that ends then can be paid: the date that the clinic asked for. Reads `dueAtEndOf` back. */
export const lastDayOf = (dueAt: Date, timeZone: string): string =>
  calendar.dateAt(new Date(dueAt.getTime() - 1), timeZone);

const DAY_MS = 24 * 3_600_000;

/** Until when one attempt can be paid: gateways keep a page open for a day at most. */
export const attemptEnds = (dueAt: Date, now: Date): Date =>
  new Date(Math.min(dueAt.getTime(), now.getTime() + DAY_MS));
