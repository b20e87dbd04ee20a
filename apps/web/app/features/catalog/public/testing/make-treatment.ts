import type { CountryPrice, TreatmentDetail } from '@travesia/contracts/catalog';

type Step = TreatmentDetail['content']['steps'][number];

const price = (low: number, high: number) => ({
  low: { amount: low * 100, currency: 'USD', approximate: false },
  high: { amount: high * 100, currency: 'USD', approximate: false },
});

export const makeStep = (trip: number, day_offset: number, kind: Step['kind'], title: string = kind): Step => ({
  trip,
  day_offset,
  kind,
  title,
  text: `${title}, in a sentence.`,
});

/** A dental implant: two trips, earliest flight on day 1. */
export function makeTreatment(changes: Partial<TreatmentDetail> = {}): TreatmentDetail {
  return {
    slug: 'dental-implant-single',
    name: 'Dental implant (implant, abutment and crown)',
    short_name: 'Dental implant',
    summary: 'A screw, a post and a crown.',
    category: { slug: 'dental', name: 'Dental' },
    unit: 'per_tooth',
    price: price(750, 3400),
    home_price: { ...price(3100, 5800), country: { code: 'US', name: 'United States' } },
    hospital_nights: 0,
    stay_days_min: 3,
    stay_days_max: 7,
    fly_home_min_days: 1,
    trips: 2,
    risk_class: 'low',
    restricted: false,
    package_count: 28,
    provider_count: 15,
    return_to_work_days: 2,
    second_trip_after_months: { min: 3, max: 6 },
    flags: [],
    synonyms: [],
    content: makeContent(),
    medical_review: null,
    related: [],
    ...changes,
  };
}

export const makeContent = (changes: Partial<TreatmentDetail['content']> = {}): TreatmentDetail['content'] => ({
  warnings: [],
  what_it_is: ['What is done.'],
  suits: ['One tooth is missing'],
  wait: ['You smoke'],
  steps: [
    makeStep(1, -2, 'arrive'),
    makeStep(1, -1, 'examination'),
    makeStep(1, 0, 'procedure', 'Implant'),
    makeStep(1, 1, 'check'),
    makeStep(1, 2, 'rest'),
    makeStep(1, 3, 'fly_home'),
    makeStep(2, -1, 'arrive'),
    makeStep(2, 0, 'procedure'),
    makeStep(2, 4, 'fly_home'),
  ],
  risks: [{ text: 'Infection.', source: null }],
  recovery: ['Swelling is usual.'],
  faq: [],
  ...changes,
});

export const makePrice = (
  code: string,
  name: string,
  low: number,
  high: number,
  changes: Partial<CountryPrice> = {},
): CountryPrice => ({
  country: { code, name },
  price: price(low, high),
  basis: 'S',
  source: 'A list of prices',
  note: null,
  priced_on: '2026-09-29',
  package_count: 0,
  package_price_from: null,
  ...changes,
});
