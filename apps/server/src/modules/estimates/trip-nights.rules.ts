import type { TripNights } from '@travesia/contracts/estimates';

interface Step {
  trip: number;
  day_offset: number;
  kind: 'arrive' | 'examination' | 'procedure' | 'check' | 'rest' | 'fly_home';
}

/** The treatment data that determines the length of a trip. */
export interface TreatmentStay {
  trips: number;
  hospitalNights: number;
  flyHomeMinDays: number;
  content: { steps: readonly Step[] };
}

/**
 * Nights of each trip. The shortest first trip ends on the first day flying is allowed, and not before the last part of the
 * treatment; a second trip has its planned nights, because its clinic sets the flight date. Second trips have no hospital nights.
 * `nights` are those requested for the first trip.
 */
export function nightsOfTrips(treatment: TreatmentStay, nights?: number): TripNights[] {
  return Array.from({ length: treatment.trips }, (_unused, index) => index + 1).map((trip) => {
    const steps = treatment.content.steps.filter((step) => step.trip === trip);
    const arrive = Math.min(...steps.map((step) => step.day_offset));
    const last = Math.max(...steps.map((step) => step.day_offset));
    const usual = (steps.find((step) => step.kind === 'fly_home')?.day_offset ?? last) - arrive;
    const shortest = trip === 1 ? Math.max(firstDayHome(treatment, steps) - arrive, 1) : usual;
    const counted = trip === 1 ? (nights ?? Math.max(usual, shortest)) : usual;
    return {
      trip,
      nights: counted,
      shortest,
      usual: Math.max(usual, shortest),
      hospital: trip === 1 ? treatment.hospitalNights : 0,
    };
  });
}

const firstDayHome = (treatment: TreatmentStay, steps: readonly Step[]): number =>
  Math.max(
    treatment.flyHomeMinDays,
    treatment.hospitalNights,
    ...steps.filter((step) => step.kind === 'procedure').map((step) => step.day_offset),
  );

/** Days on which the patient is driven to the clinic and back. */
export const clinicDays = (treatment: Pick<TreatmentStay, 'content'>, trip: number): number =>
  new Set(
    treatment.content.steps
      .filter((step) => step.trip === trip && ['examination', 'procedure', 'check'].includes(step.kind))
      .map((step) => step.day_offset),
  ).size;
