const EVERY_MS = 20 * 60_000;
const RAREST_MS = 24 * 3_600_000;

/** When to read next: after 20 minutes, twice as long after each failure in a row, at least once a day. */
export const nextReadAfter = (at: Date, failures: number): Date =>
  new Date(at.getTime() + Math.min(EVERY_MS * 2 ** Math.min(failures, 10), RAREST_MS));
