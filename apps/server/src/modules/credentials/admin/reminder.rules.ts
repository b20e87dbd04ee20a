import { calendar } from '../../../platform/calendar.ts';

/** A verified credential that expires soon or has expired. */
export interface DueCredential {
  id: string;
  kind: string;
  body: string;
  /** Its expiration date. */
  endsOn: string;
  /** The clinician it belongs to; empty for the facility. */
  whose: string;
}

/** Owners are notified this many days before the expiration date, and with 0 once it has passed. */
export const REMINDER_DAYS = [0, 7, 30, 60] as const;

/**
 * The reminder due for an expiration date: the latest one reached, so that late credentials get one reminder; null before the
 * first.
 */
export function reminderDue(endsOn: string, today: string): number | null {
  const left = calendar.daysBetween(today, endsOn);
  if (left < 0) return 0;
  return REMINDER_DAYS.find((days) => days > 0 && left <= days) ?? null;
}
