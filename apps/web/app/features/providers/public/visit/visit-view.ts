import { INCLUSION_KEYS, type InclusionKey, type PackageSummary } from '@travesia/contracts/packages';
import type { ProviderDetail } from '@travesia/contracts/providers';

/** Package fields that the visit needs. */
export type VisitOffer = Pick<PackageSummary, 'answers'>;

/** How many of a clinic's packages include an item. */
export function offersWith(offers: readonly VisitOffer[], key: InclusionKey): number {
  const place = INCLUSION_KEYS.indexOf(key);
  return offers.filter(({ answers }) => answers[place] === 'i').length;
}

export type Room = 'reception' | 'consultation' | 'tests' | 'theater' | 'treatment' | 'recovery' | 'ward';

/** The rooms of the drawing: those that what the clinic offers needs, in the order a patient comes through. */
export function roomsOf({ type, beds }: Pick<ProviderDetail, 'type' | 'beds'>, offers: readonly VisitOffer[]): Room[] {
  const operates = type.slug !== 'dental_clinic' && offersWith(offers, 'anesthesia') > 0;
  return [
    'reception',
    'consultation',
    ...(offersWith(offers, 'preop_tests') > 0 ? (['tests'] as const) : []),
    operates ? 'theater' : 'treatment',
    ...(operates ? (['recovery'] as const) : []),
    ...(beds ? (['ward'] as const) : []),
  ];
}
