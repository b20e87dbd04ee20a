import { type Calendar, calendarOf } from '@travesia/contracts/kit';
import { Temporal } from 'temporal-polyfill';

/** Arithmetic with dates, clock times and zones; see ADR 31. Durations unrelated to a calendar stay milliseconds. */
export const calendar: Calendar = calendarOf(Temporal);

/** Returns the instant a number of months earlier in the UTC calendar, at the same time of day. */
export const monthsBefore = (at: Date, months: number): Date =>
  new Date(`${calendar.addMonths(calendar.dateAt(at, 'UTC'), -months)}${at.toISOString().slice('YYYY-MM-DD'.length)}`);
