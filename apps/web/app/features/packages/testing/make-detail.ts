import { type Inclusion, type PackageDetail, INCLUSION_KEYS } from '@travesia/contracts/packages';
import { makePackage } from './make-package.ts';

const ANSWERS = { i: 'included', n: 'not_included', a: 'not_applicable' } as const;
/** A price item, with overrides. */
export const makeLine = (changes: Partial<Inclusion>): Inclusion => ({
  key: 'surgeon_fee',
  group: 'core',
  label: 'Surgeon fee',
  answer: 'included',
  quantity: null,
  quantity_unit: null,
  detail: null,
  extra_price: null,
  needed_because: null,
  ...changes,
});
const inclusions = INCLUSION_KEYS.map((key, index) =>
  makeLine({
    key,
    label: key,
    group: index < 14 ? 'core' : 'travel',
    answer: ANSWERS[(makePackage().answers[index] ?? 'a') as 'i' | 'n' | 'a'],
  }),
).map((one) => {
  if (one.key === 'lodging') return { ...one, quantity: 5, quantity_unit: 'nights', detail: '3-star hotel' };
  if (one.key === 'companion') return { ...one, extra_price: { amount: 2_800, currency: 'USD', approximate: true } };
  return one;
});
/** A package with its 22 items, with overrides. */
export const makeDetail = (changes: Partial<PackageDetail> = {}): PackageDetail => ({
  ...makePackage(),
  photos: [],
  description: 'One implant.',
  inclusions,
  lines: [
    { key: 'surgeon_fee', label: 'Surgeon fee', amount: { amount: 400_000_000, currency: 'COP' } },
    { key: 'taxes_fees', label: 'Taxes and fees', amount: { amount: 148_000_000, currency: 'COP' } },
  ],
  deposit: { amount: 109_600_000, currency: 'COP' },
  cancellation_policy: 'standard',
  cancellation: null,
  itinerary: [],
  complications: null,
  clinicians: [],
  prerequisites: null,
  search_summary: null,
  advertising_number: null,
  rate_date: '2026-09-29',
  price_version: 1,
  version: 1,
  ...changes,
});
