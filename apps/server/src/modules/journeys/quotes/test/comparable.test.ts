import type { QuoteContent } from '@travesia/contracts/journeys';
import { INCLUSION_KEYS, type InclusionKey } from '@travesia/contracts/packages';
import { describe, expect, it } from 'vitest';
import type { Reference } from '../../../catalog/index.ts';
import { byComparableTotal, comparable, type Samples } from '../comparable.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const text = (name: string) => ({ en: name, es: name, pt: name });
const rate = { perUsd: '1', minorDigits: 2 };
const NEEDS = new Map(
  ['surgeon_fee', 'hospital_nights', 'lodging', 'transfers'].map((key) => [key, text('Needed')] as const),
);
/** As much of the catalog as a comparison reads. */
const reference = {
  rates: new Map([['USD', rate]]),
  needs: new Map([['knee-replacement', NEEDS]]),
  inclusionKeys: INCLUSION_KEYS.map((key) => ({
    key,
    label: text(key),
    quantityUnit: key === 'lodging' ? 'nights' : null,
  })),
} as unknown as Reference;

const AT = { packageId: '', treatment: 'knee-replacement', city: 'san-jose', country: 'CR' };
const VIEW = { language: 'en', currency: 'USD' } as const;
/** Three packages of the country ask 100 dollars a night, and 60 for transfers. */
const samples: Samples = Map.groupBy(
  [1, 2, 3].flatMap((number) =>
    [
      { key: 'lodging', usdMinor: 100_000, quantity: 10 },
      { key: 'transfers', usdMinor: 6_000, quantity: null },
    ].map((one) => ({ ...one, packageId: `p${number}`, treatment: AT.treatment, city: 'other', country: 'CR' })),
  ),
  ({ treatment, key }) => `${treatment} ${key}`,
);

/** A quote of 12 nights, 3 of them in hospital, with these items left out at their own price, or without one. */
const quote = (price: number, leftOut: Partial<Record<InclusionKey, number | null>>): QuoteContent => ({
  currency: 'USD',
  clinician_id: null,
  lines: [{ key: 'surgeon_fee', amount: usd(price) }],
  items: INCLUSION_KEYS.map((key) => {
    const own = leftOut[key];
    const quantity = key === 'lodging' ? 9 : key === 'hospital_nights' ? 3 : null;
    return own === undefined
      ? { key, answer: 'included', quantity, detail: '', extra: null }
      : { key, answer: 'not_included', quantity, detail: '', extra: own === null ? null : usd(own) };
  }),
  nights: 12,
  stay_days: 13,
  trips: 1,
  deposit_percent: 30,
  balance_due_days: 7,
  cancellation_policy: 'flexible',
  complications: {
    pays: { surgeon: null, facility: null, travel: null, home_care: null },
    window_days: 0,
    exclusions: '',
  },
  variance_percent: 0,
  valid_days: 14,
  proposed_on: null,
  plan: '',
  reason: '',
});

describe('the comparable total of quotes', () => {
  it('is not in the order of their prices where the cheapest leaves things out', () => {
    const compared = byComparableTotal([
      { name: 'bare', ...comparable(reference, quote(900_000, { lodging: null, transfers: null }), AT, samples, VIEW) },
      { name: 'whole', ...comparable(reference, quote(980_000, {}), AT, samples, VIEW) },
      { name: 'own prices', ...comparable(reference, quote(950_000, { lodging: 120_000 }), AT, samples, VIEW) },
    ]);
    expect(compared.map(({ name, price, total, claim }) => [name, price.amount, total.amount, claim])).toEqual([
      ['whole', 980_000, 980_000, 'all_in'],
      ['bare', 900_000, 996_000, 'total'],
      ['own prices', 950_000, 1_070_000, 'total'],
    ]);
    expect(compared[1]?.missing).toMatchObject([
      { key: 'transfers', basis: 'market', price: { amount: 6_000, approximate: true } },
      { key: 'lodging', quantity: 9, basis: 'market', price: { amount: 90_000 } },
    ]);
    expect(compared[2]?.missing).toMatchObject([
      { key: 'lodging', basis: 'provider', price: { amount: 120_000, approximate: false } },
    ]);
  });

  it('says "at least" where nobody knows a price', () => {
    const found = comparable(reference, quote(900_000, { lodging: null }), AT, new Map(), VIEW);
    expect(found).toMatchObject({
      claim: 'at_least',
      total: { amount: 900_000 },
      missing: [{ price: null, basis: 'unknown' }],
    });
  });
});
