import type { CountryPrice, PriceRange, TreatmentPrices } from '@travesia/contracts/catalog';
import type { Review } from '@travesia/contracts/reviews';

const CENTS = 100;

/** A range in whole units of a currency with two decimals. */
export function makeRange(low: number, high: number, currency = 'USD'): PriceRange {
  const price = (amount: number) => ({ amount: amount * CENTS, currency, approximate: currency !== 'USD' });
  return { low: price(low), high: price(high) };
}

/** A typical price in a country, both ends published, with overrides. */
export const makeCountryPrice = (
  code: string,
  range: PriceRange,
  changes: Partial<CountryPrice> = {},
): CountryPrice => ({
  country: { code, name: `Country ${code}` },
  price: range,
  basis: 'S',
  source: 'Page read for this catalogue, reference P7',
  note: null,
  priced_on: '2026-09-29',
  package_count: 0,
  package_price_from: null,
  ...changes,
});

/** Catalogue prices of a gastric sleeve in three countries. */
export const makePrices = (changes: Partial<TreatmentPrices> = {}): TreatmentPrices => ({
  home: makeCountryPrice('US', makeRange(15_000, 25_000)),
  destinations: [
    makeCountryPrice('PE', makeRange(3_600, 6_750), { basis: 'E', source: 'Modelled.' }),
    makeCountryPrice('CO', makeRange(4_000, 5_500), { basis: 'P' }),
    makeCountryPrice('MX', makeRange(4_000, 7_500)),
  ],
  rate_date: '2026-09-29',
  ...changes,
});

/** A published review without an answer. */
export const makeReview = (changes: Partial<Review> = {}): Review => ({
  id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e21',
  author: 'Rosa D.',
  author_place: 'El Paso, United States',
  language: 'en',
  treatment: { slug: 'rhinoplasty', name: 'Rhinoplasty' },
  overall: 5,
  scores: { care: 5, communication: 5, facility: 5, value: 5 },
  title: 'The quote said 4,180 and I paid 4,180',
  body: 'The nurse came to the hotel on day two without my asking.',
  visited_month: '2026-08',
  stage: 'month3',
  published_on: '2026-11-01',
  reply: null,
  demo: true,
  ...changes,
});
