import { type Calendar, calendarOf } from '@travesia/contracts/kit';
import { Temporal } from 'temporal-polyfill';

/** Arithmetic with dates, clock times and zones; see ADR 31. Durations that have nothing to do with a calendar stay milliseconds. */
export const calendar: Calendar = calendarOf(Temporal);

/** The instant so many months before another by the calendar of UTC, at the same time of day. */
export const monthsBefore = (at: Date, months: number): Date =>
  new Date(`${calendar.addMonths(calendar.dateAt(at, 'UTC'), -months)}${at.toISOString().slice('YYYY-MM-DD'.length)}`);
