import type { DeskBooking } from '@travesia/contracts/bookings';
import { calendar } from '../../../lib/dates/calendar.ts';

/** The Monday of a date's week. */
export const mondayOf = (date: string): string => calendar.addDays(date, 1 - calendar.dayOfWeek(date));

/** The days of an agenda that begins on a date. */
export const daysFrom = (from: string, days: number): string[] =>
  Array.from({ length: days }, (_, day) => calendar.addDays(from, day));

/** Bookings by the date at the clinic, each day in order; cancelled ones left out. */
export function byDay(bookings: readonly DeskBooking[]): Map<string, DeskBooking[]> {
  const days = new Map<string, DeskBooking[]>();
  for (const booking of bookings.toSorted((one, other) => one.starts_at.localeCompare(other.starts_at))) {
    if (booking.status === 'cancelled') continue;
    days.set(booking.date, [...(days.get(booking.date) ?? []), booking]);
  }
  return days;
}
