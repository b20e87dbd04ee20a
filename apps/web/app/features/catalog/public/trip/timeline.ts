import type { TreatmentDetail } from '@travesia/contracts/catalog';
import { addDays } from '../../../../lib/dates/calendar-date.ts';
import { earliestFlightDay, type TreatmentDays } from './trip-days.ts';

/** One stop of a timeline. A stop without a title is the earliest flight on a day without a step. */
export interface TimelineStop {
  day: number;
  /** `YYYY-MM-DD`, if the trip has dates. */
  date: string | null;
  kind: TreatmentDetail['content']['steps'][number]['kind'] | 'earliest_flight';
  title: string | null;
  text: string | null;
  /** Whether this is the first day the patient may fly home. */
  mayFly: boolean;
}

/**
 * The steps of a trip in order. The earliest flight is marked on the last step of that day, or added as its own stop.
 * Only this trip's steps count: a second trip gets no mark, because the clinic sets its date.
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

/** The trips with steps: 0 for remote treatment, otherwise 1, or 1 and 2. */
export const tripsOf = (treatment: TreatmentDays): number[] =>
  [...new Set(treatment.content.steps.map(({ trip }) => trip))].toSorted((a, b) => a - b);
