import type { TreatmentSummary } from '@travesia/contracts/catalog';

/** A patient's steps in order; those before `agree` are available on this site. */
export const PATIENT_STEPS = ['find', 'compare', 'check', 'ask', 'agree', 'travel', 'fly'] as const;
export const STEPS_HERE = 4;
export const CLINIC_STEPS = ['list', 'claim', 'credentials', 'prices', 'policy', 'found', 'request'] as const;

type Days = Pick<
  TreatmentSummary,
  'trips' | 'stay_days_min' | 'stay_days_max' | 'fly_home_min_days' | 'hospital_nights'
>;

/** Nobody flies before leaving hospital. */
export const firstFlight = ({ fly_home_min_days: days, hospital_nights: nights }: Days): number =>
  Math.max(days, nights);

/** Shortest and longest stay and earliest flight, across all treatments that involve travel; null if there are none. */
export function spanOf(treatments: readonly Days[]) {
  const travelled = treatments.filter(({ trips }) => trips > 0);
  if (travelled.length === 0) return null;
  const flights = travelled.map(firstFlight);
  return {
    stay: {
      min: Math.min(...travelled.map((one) => one.stay_days_min)),
      max: Math.max(...travelled.map((one) => one.stay_days_max)),
    },
    flight: { min: Math.min(...flights), max: Math.max(...flights) },
  };
}

/** `3–7`, or `4` when shortest and longest are equal. */
export const stayText = ({ stay_days_min: min, stay_days_max: max }: Days): string =>
  min === max ? String(min) : `${min}–${max}`;

/** The audience tab that a URL opens. */
export const isForClinics = (search: string): boolean => new URLSearchParams(search).get('for') === 'clinics';

/** The treatment in the URL, for its number of days. */
export const chosenSlug = (search: string): string => new URLSearchParams(search).get('treatment')?.trim() ?? '';
