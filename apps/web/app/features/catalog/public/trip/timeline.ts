import type { TreatmentDetail } from '@travesia/contracts/catalog';
import { addDays } from '../../../../lib/dates/calendar-date.ts';
import { earliestFlightDay, type TreatmentDays } from './trip-days.ts';

/** One stop of a timeline. A stop without title is the earliest flight on a day that has no step. */
export interface TimelineStop {
  day: number;
  /** `YYYY-MM-DD`, when the trip has dates. */
  date: string | null;
  kind: TreatmentDetail['content']['steps'][number]['kind'] | 'earliest_flight';
  title: string | null;
  text: string | null;
  /** The first day somebody may fly home. */
  mayFly: boolean;
}

/**
 * The steps of a trip in their order, the first day one may fly marked on the last step of that day, or put in as a
 * stop of its own. Only the trip's own steps count: a second trip of two gets no mark, its clinic names the day.
 */
export function timelineOf(treatment: TreatmentDays, trip: number, mainDay: string | null): TimelineStop[] {
  const dateOf = (day: number) => (mainDay === null ? null : addDays(mainDay, day));
  const stops: TimelineStop[] = treatment.content.steps
    .filter((step) => step.trip === trip)
    .map(({ day_offset: day, kind, title, text }) => ({ day, date: dateOf(day), kind, title, text, mayFly: false }));
  if (trip !== 1) return stops;
  const mayFly = earliestFlightDay(treatment);
  const marked = stops.findLastIndex(({ day }) => day === mayFly);
  if (marked >= 0) return stops.map((stop, index) => ({ ...stop, mayFly: index === marked }));
  const last = stops.at(-1);
  if (!last || mayFly > last.day) return stops;
  const at = stops.findIndex(({ day }) => day > mayFly);
  const stop: TimelineStop = {
    day: mayFly,
    date: dateOf(mayFly),
    kind: 'earliest_flight',
    title: null,
    text: null,
    mayFly: true,
  };
  return stops.toSpliced(at, 0, stop);
}

/** The trips that have steps: 0 for what is done from home, else 1, or 1 and 2. */
export const tripsOf = (treatment: TreatmentDays): number[] =>
  [...new Set(treatment.content.steps.map(({ trip }) => trip))].toSorted((a, b) => a - b);
