import { COMPANION_DAYS_MAX } from '@travesia/contracts/journeys';

const DAY_MS = 24 * 3_600_000;
/** A trip is shared for a month after its end, until checkups are over. */
const AFTER_DAYS = 30;

/** For how many days a trip is shared unless the patient says otherwise: until a month after the last of its instants. */
export function usualDays(instants: readonly string[], now: number): number {
  const end = Math.max(now, ...instants.map((instant) => Date.parse(instant)));
  return Math.min(COMPANION_DAYS_MAX, Math.ceil((end - now) / DAY_MS) + AFTER_DAYS);
}

/** A typed number of days; null if a trip can’t be shared for so long. */
export function daysOf(typed: string): number | null {
  const days = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  return days >= 1 && days <= COMPANION_DAYS_MAX ? days : null;
}

/** The instant so many days from now. */
export const inDays = (days: number, now: number): string => new Date(now + days * DAY_MS).toISOString();
