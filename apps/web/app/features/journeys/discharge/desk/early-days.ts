import type { DischargeContent } from '@travesia/contracts/journeys';

type Dated = Pick<DischargeContent, 'fit_to_fly' | 'medicines' | 'follow_up'>;

/** Names of the fields with a day before the treatment, which can only be a slip. */
export function earlyDays({ fit_to_fly: fly, medicines, follow_up: checkups }: Dated, treatmentOn: string): string[] {
  const isEarly = (day: string | null) => day !== null && day < treatmentOn;
  return [
    ...(isEarly(fly.from) ? ['fit_to_fly.from'] : []),
    ...medicines.flatMap(({ until }, place) => (isEarly(until) ? [`medicines.${place}.until`] : [])),
    ...checkups.flatMap(({ on }, place) => (isEarly(on) ? [`follow_up.${place}.on`] : [])),
  ];
}
