import type { CalendarWindow } from '../own/calendar.schema.ts';

/** Indexes of weekly hours that overlap others of the same day while both are valid; empty if all is well. */
export function overlappingWindows(windows: readonly CalendarWindow[]): number[] {
  return windows.flatMap((one, index) =>
    windows.some((other, place) => place !== index && doOverlap(one, other)) ? [index] : [],
  );
}

const doOverlap = (one: CalendarWindow, other: CalendarWindow): boolean =>
  one.weekday === other.weekday &&
  one.starts < other.ends &&
  other.starts < one.ends &&
  (one.valid_from ?? '') <= (other.valid_until ?? '9999') &&
  (other.valid_from ?? '') <= (one.valid_until ?? '9999');
