import { addMonths } from '../../../../lib/dates/calendar-date.ts';
import { isCalendarDate } from '../../../../lib/dates/is-calendar-date.ts';

/** The arrival date as typed, the parsed date if valid, otherwise the error. */
export interface Arrival {
  typed: string;
  date: string | null;
  error: 'malformed' | 'past' | 'far' | null;
}

/** Clinics' calendars and prices are unknown further ahead. */
const MONTHS_AHEAD = 24;

/** Reads the arrival date from the URL (`arrive`); empty is valid. `today` is a date `YYYY-MM-DD`. */
export function readArrival(search: string, today: string): Arrival {
  const typed = (new URLSearchParams(search).get('arrive') ?? '').trim().slice(0, 40);
  const refuse = (error: Arrival['error']): Arrival => ({ typed, date: null, error });
  if (typed === '') return refuse(null);
  if (!isCalendarDate(typed)) return refuse('malformed');
  if (typed < today) return refuse('past');
  if (typed > addMonths(today, MONTHS_AHEAD)) return refuse('far');
  return { typed, date: typed, error: null };
}

/** Shareable address of a treatment page for an arrival date, without language prefix. */
export const arrivalAddress = (treatment: string, date: string): string => `/treatments/${treatment}?arrive=${date}`;
