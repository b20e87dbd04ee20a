import { calendar } from '../../../platform/calendar.ts';

/** A verified credential that ends soon or has ended. */
export interface DueCredential {
  id: string;
  kind: string;
  body: string;
  /** Its last day. */
  endsOn: string;
  /** The clinician it belongs to; empty for the facility. */
  whose: string;
}

/** Owners are told so many days before the last day, and with 0 once it has passed. */
export const REMINDER_DAYS = [0, 7, 30, 60] as const;

/** The reminder that is due for a last day: the latest one reached, so that whoever was late hears once; null before the first. */
export function reminderDue(endsOn: string, today: string): number | null {
  const left = calendar.daysBetween(today, endsOn);
  if (left < 0) return 0;
  return REMINDER_DAYS.find((days) => days > 0 && left <= days) ?? null;
}
