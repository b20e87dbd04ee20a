import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { calendar } from '../../../../lib/dates/calendar.ts';
import { isCalendarDate } from '../../../../lib/dates/is-calendar-date.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { mondayOf } from '../week-view.ts';

/** A day or week can’t be read beyond this; the list has all. */
const MOST = 100;

export type AgendaDays = 1 | 7;

/** Which days an agenda shows: the day in the URL, or its week. `query` is what its call asks for. */
export function useAgenda(days: AgendaDays) {
  const [query] = useSearchParams();
  const [today] = useState(() => calendar.dateAt(new Date(), ownTimeZone()));
  const asked = query.get('day') ?? '';
  const day = isCalendarDate(asked) ? asked : today;
  const from = days === 1 ? day : mondayOf(day);
  const to = calendar.addDays(from, days - 1);
  return { days, day, from, to, today, query: { tab: 'all', from, to, limit: MOST } } as const;
}

export type Agenda = ReturnType<typeof useAgenda>;
