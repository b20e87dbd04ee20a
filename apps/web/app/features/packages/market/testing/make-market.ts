import type { CountryPrice, TreatmentDetail } from '@travesia/contracts/catalog';
import type { CountryMarket } from '@travesia/contracts/packages';
import type { Market } from '../load-market.ts';

const usd = (units: number) => ({ amount: units * 100, currency: 'USD', approximate: false });

export const makeTypical = (code: string, name: string, low: number, high: number): CountryPrice => ({
  country: { code, name },
  price: { low: usd(low), high: usd(high) },
  basis: 'S',
  source: 'A list of prices',
  note: null,
  priced_on: '2026-09-29',
  package_count: 0,
  package_price_from: null,
});

export const makeOffered = (code: string, name: string, changes: Partial<CountryMarket> = {}): CountryMarket => ({
  country: { code, name },
  packages: 3,
  clinics: 2,
  verified_clinics: 1,
  price: { low: usd(900), median: usd(1400), high: usd(2100) },
  nights: { low: 2, high: 5 },
  stay_days: { low: 4, high: 7 },
  rating: { average: 4.5, count: 120 },
  confirmed: { oldest: '2026-10-01', newest: '2026-11-15' },
  ...changes,
});

const treatment: TreatmentDetail = {
  slug: 'dental-implant-single',
  name: 'Dental implant (implant, abutment and crown)',
  short_name: 'Dental implant',
  summary: 'A screw, a post and a crown.',
  category: { slug: 'dental', name: 'Dental' },
  unit: 'per_tooth',
  price: null,
  home_price: null,
  hospital_nights: 0,
  stay_days_min: 3,
  stay_days_max: 7,
  fly_home_min_days: 1,
  trips: 2,
  risk_class: 'low',
  restricted: false,
  package_count: 6,
  provider_count: 4,
  return_to_work_days: 2,
  second_trip_after_months: { min: 3, max: 6 },
  flags: [],
  synonyms: [],
  content: { warnings: [], what_it_is: [], suits: [], wait: [], steps: [], risks: [], recovery: [], faq: [] },
  medical_review: null,
  related: [],
};

/** Packages in Mexico and Colombia, typical prices there and in Panama, and the price at home. */
export const makeMarket = (): Market => ({
  treatment,
  prices: {
    home: makeTypical('US', 'United States', 3100, 5800),
    destinations: [
      makeTypical('CO', 'Colombia', 750, 1800),
      makeTypical('MX', 'Mexico', 800, 1900),
      makeTypical('PA', 'Panama', 1100, 2000),
    ],
    rate_date: '2026-09-29',
  },
  market: {
    treatment: { slug: treatment.slug, name: treatment.short_name, unit: 'per_tooth' },
    countries: [
      makeOffered('MX', 'Mexico', {
        price: { low: usd(700), median: usd(1100), high: usd(1500) },
        rating: { average: 4.8, count: 9 },
      }),
      makeOffered('CO', 'Colombia'),
    ],
    read_on: '2026-11-20',
    rate_date: '2026-09-29',
  },
});
