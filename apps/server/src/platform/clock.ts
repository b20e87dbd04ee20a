import { calendar } from './calendar.ts';

/** Where the present comes from, so that tests can move it. */
export interface Clock {
  now(): Date;
  /** Today's date, YYYY-MM-DD, in an IANA zone: a clinic's where its credentials or days are meant. In UTC where no place is. */
  today(timeZone?: string): string;
}

const dateOf = (at: Date, timeZone = 'UTC'): string =>
  timeZone === 'UTC' ? at.toISOString().slice(0, 10) : calendar.dateAt(at, timeZone);

/** The machine's clock. */
export const systemClock: Clock = {
  now: () => new Date(),
  today: (timeZone) => dateOf(new Date(), timeZone),
};

/** A clock that stands still until it is moved. */
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
