import type { TreatmentSummary } from '@travesia/contracts/catalog';

/** `3–7`, or `4` when minimum and maximum are equal. */
export const stayDays = ({
  stay_days_min: min,
  stay_days_max: max,
}: Pick<TreatmentSummary, 'stay_days_min' | 'stay_days_max'>): string => (min === max ? String(min) : `${min}–${max}`);
