import { addMonths } from '../../../../lib/dates/calendar-date.ts';
import { isCalendarDate } from '../../../../lib/dates/is-calendar-date.ts';

/** What a visitor typed as the day of arrival: as it was, the date when it is one, else what is wrong with it. */
export interface Arrival {
  typed: string;
  date: string | null;
  error: 'malformed' | 'past' | 'far' | null;
}

/** Nobody knows clinics' calendars or prices further ahead. */
const MONTHS_AHEAD = 24;

/** Reads the date of arrival from the address (`arrive`); an empty one is no error. `today` is a date `YYYY-MM-DD`. */
export function readArrival(search: string, today: string): Arrival {
  const typed = (new URLSearchParams(search).get('arrive') ?? '').trim().slice(0, 40);
  const refuse = (error: Arrival['error']): Arrival => ({ typed, date: null, error });
  if (typed === '') return refuse(null);
  if (!isCalendarDate(typed)) return refuse('malformed');
  if (typed < today) return refuse('past');
  if (typed > addMonths(today, MONTHS_AHEAD)) return refuse('far');
  return { typed, date: typed, error: null };
}

/** The page of a treatment with the dates of one day of arrival, for sending on. Without language prefix. */
export const arrivalAddress = (treatment: string, date: string): string => `/treatments/${treatment}?arrive=${date}`;
