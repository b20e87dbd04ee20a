/** Where the present comes from, so that tests can move it. */
export interface Clock {
  now(): Date;
  /** Today's date in UTC, YYYY-MM-DD. */
  today(): string;
}

/** The machine's clock. */
export const systemClock: Clock = {
  now: () => new Date(),
  today: () => new Date().toISOString().slice(0, 10),
};

/** A clock that stands still until it is moved. */
export function fixedClock(start: string): Clock & { moveTo(instant: string): void } {
  let at = new Date(start);
  return {
    now: () => new Date(at),
    today: () => at.toISOString().slice(0, 10),
    moveTo: (instant) => {
      at = new Date(instant);
    },
  };
}
