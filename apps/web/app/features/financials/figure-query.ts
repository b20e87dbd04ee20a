import { type Figure, FIGURES } from '@travesia/contracts/financials';
import { isCalendarDate } from '../../lib/dates/is-calendar-date.ts';
import { isId } from '../../lib/forms/is-id.ts';
import { pageOfQuery } from '../../lib/list/list-definition.ts';

/** The sum whose lines are open beside a screen, as its URL says. */
export interface OpenFigure {
  figure: Figure;
  /** Null for the one of the screen. */
  currency: string | null;
  clinic: string | null;
  package: string | null;
  booking: string | null;
  from: string;
  to: string;
  page: number;
}

const CURRENCY = /^[A-Z]{3}$/;

/** A currency code in the URL; null if there is none. */
export function currencyIn(query: URLSearchParams, name = 'currency'): string | null {
  const code = query.get(name) ?? '';
  return CURRENCY.test(code) ? code : null;
}

const idIn = (query: URLSearchParams, name: string) => {
  const id = query.get(name) ?? '';
  return isId(id) ? id : null;
};
const dayIn = (query: URLSearchParams, name: string) => {
  const day = query.get(name) ?? '';
  return isCalendarDate(day) ? day : '';
};

/** Reads it from the URL; null while none is open. What is not valid counts as absent. */
export function openFigureIn(query: URLSearchParams): OpenFigure | null {
  const figure = FIGURES.find((one) => one === query.get('figure'));
  if (!figure) return null;
  return {
    figure,
    currency: currencyIn(query),
    clinic: idIn(query, 'clinic'),
    package: idIn(query, 'package'),
    booking: idIn(query, 'booking'),
    from: dayIn(query, 'from'),
    to: dayIn(query, 'to'),
    page: pageOfQuery(query, 'lines'),
  };
}

/** What a closed one leaves in the URL: nothing. */
export const NO_FIGURE = {
  figure: null,
  clinic: null,
  package: null,
  booking: null,
  from: null,
  to: null,
  lines: null,
} as const;

const MOST_LINES = 100;

/** The query of its call. */
export const linesQuery = ({ figure, clinic, booking, from, to, page, ...asked }: OpenFigure, currency: string) => ({
  figure,
  currency,
  page,
  limit: MOST_LINES,
  ...(clinic ? { clinic } : {}),
  ...(booking ? { booking } : {}),
  ...(asked.package ? { package: asked.package } : {}),
  ...(from ? { from } : {}),
  ...(to && (!from || from <= to) ? { to } : {}),
});
