import { calendar } from './calendar.ts';

/** Source of the current time, so that tests can move it. */
export interface Clock {
  now(): Date;
  /**
   * Today's date, YYYY-MM-DD, in an IANA zone: the clinic's for its credentials or days. UTC if no place is involved.
   */
  today(timeZone?: string): string;
}

const dateOf = (at: Date, timeZone = 'UTC'): string =>
  timeZone === 'UTC' ? at.toISOString().slice(0, 10) : calendar.dateAt(at, timeZone);

/** The system clock. */
export const systemClock: Clock = {
  now: () => new Date(),
  today: (timeZone) => dateOf(new Date(), timeZone),
};

/** A clock that only moves when told to. */
export function fixedClock(start: string): Clock & { moveTo(instant: string): void } {
  let at = new Date(start);
  return {
    now: () => new Date(at),
    today: (timeZone) => dateOf(at, timeZone),
    moveTo: (instant) => {
      at = new Date(instant);
    },
  };
}
