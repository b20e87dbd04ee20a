import { type Calendar, calendarOf } from '@travesia/contracts/kit';
import { Temporal } from 'temporal-polyfill';

/**
 * Arithmetic with dates, clock times and zones; see ADR 31. It weighs 20 kB in a browser: import it for
 * server-rendered pages, or on a hydrated screen that counts days.
 */
export const calendar: Calendar = calendarOf(Temporal);
