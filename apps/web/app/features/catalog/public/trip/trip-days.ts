import type { TreatmentDetail } from '@travesia/contracts/catalog';
import { addDays, addMonths } from '../../../../lib/dates/calendar-date.ts';

export type TreatmentDays = Pick<
  TreatmentDetail,
  'fly_home_min_days' | 'hospital_nights' | 'trips' | 'second_trip_after_months' | 'content'
>;
type Step = TreatmentDetail['content']['steps'][number];

/** Days of a trip, relative to its main day 0 (the procedure); null if the trip has no such day. */
export interface TripDays {
  arrive: number;
  examination: number | null;
  procedure: number | null;
  /** Days with a checkup at the clinic. */
  checks: number[];
  /** Flying earlier is not allowed. */
  earliestFlight: number;
  plannedFlight: number | null;
  /** A last part of the treatment after the earliest flight; patients who fly before it must return. */
  lastPart: number | null;
}

/**
 * The earliest day to fly home, in days after the main day. No one flies before hospital discharge, so a stay longer
 * than the catalog's waiting time takes precedence.
 */
export const earliestFlightDay = (treatment: Pick<TreatmentDetail, 'fly_home_min_days' | 'hospital_nights'>): number =>
  Math.max(treatment.fly_home_min_days, treatment.hospital_nights);

/** The days of a trip (trips count from 1); null without travel or if there is no such trip. */
export function tripDays(treatment: TreatmentDays, trip: number): TripDays | null {
  const steps = treatment.content.steps.filter((step) => step.trip === trip);
  if (trip < 1 || steps.length === 0) return null;
  const first = (kind: Step['kind']) => steps.find((step) => step.kind === kind)?.day_offset ?? null;
  const procedures = steps.filter(({ kind }) => kind === 'procedure').map(({ day_offset }) => day_offset);
  const earliestFlight = earliestFlightDay(treatment);
  const lastPart = Math.max(...procedures);
  return {
    arrive: first('arrive') ?? Math.min(...steps.map(({ day_offset }) => day_offset)),
    examination: first('examination'),
    procedure: procedures[0] ?? null,
    checks: [...new Set(steps.filter(({ kind }) => kind === 'check').map(({ day_offset }) => day_offset))],
    earliestFlight,
    plannedFlight: first('fly_home'),
    lastPart: lastPart > earliestFlight ? lastPart : null,
  };
}

/** Calendar dates of the first trip, and when the second may begin. Dates are `YYYY-MM-DD`. */
export interface TripDates {
  arrive: string;
  examination: string | null;
  procedure: string | null;
  checks: string[];
  earliestFlight: string;
  plannedFlight: string | null;
  lastPart: string | null;
  /** The main day, which all other days are relative to. */
  mainDay: string;
  /** Null without a second trip, or when the clinic sets its date. */
  secondTrip: { from: string; to: string } | null;
}

/** Calculates the dates of the first trip from an arrival date; null without travel. */
export function tripDates(treatment: TreatmentDays, arrive: string): TripDates | null {
  const days = tripDays(treatment, 1);
  if (!days) return null;
  const mainDay = addDays(arrive, -days.arrive);
  const on = (day: number | null) => (day === null ? null : addDays(mainDay, day));
  const months = treatment.second_trip_after_months;
  return {
    arrive,
    examination: on(days.examination),
    procedure: on(days.procedure),
    checks: days.checks.map((day) => addDays(mainDay, day)),
    earliestFlight: addDays(mainDay, days.earliestFlight),
    plannedFlight: on(days.plannedFlight),
    lastPart: on(days.lastPart),
    mainDay,
    secondTrip: months ? { from: addMonths(mainDay, months.min), to: addMonths(mainDay, months.max) } : null,
  };
}
