import type { CostEstimate, CostLine } from '@travesia/contracts/estimates';
import type { TripData } from '../load-trip.ts';

const CENTS = 100;
const range = (low: number, high: number) => ({
  low: { amount: low * CENTS, currency: 'USD', approximate: false },
  high: { amount: high * CENTS, currency: 'USD', approximate: false },
});

export const makeLine = (
  item: CostLine['item'],
  low: number,
  high: number,
  changes: Partial<CostLine> = {},
): CostLine => ({
  item,
  trip: null,
  quantity: 1,
  unit: 'once',
  price: range(low, high),
  included: false,
  basis: 'assumption',
  price_basis: null,
  explanation: `Our assumption about ${item}.`,
  source: null,
  dated: '2026-11-21',
  ...changes,
});

const dallas = {
  slug: 'dallas',
  name: 'Dallas',
  country: { code: 'US', name: 'United States' },
  lat: 32.7767,
  lon: -96.797,
  time_zone: 'America/Chicago',
  airport: { code: 'DFW', lat: 32.8972, lon: -97.0377 },
};

/** An implant in Mexico: two trips of five nights. */
export function makeEstimate(changes: Partial<CostEstimate> = {}): CostEstimate {
  const perTrip = [1, 2].flatMap((trip) => [
    makeLine('flights', 150, 340, { trip, unit: 'people' }),
    makeLine('lodging', 225, 575, { trip, unit: 'nights', quantity: 5 }),
  ]);
  return {
    treatment: { slug: 'dental-implant-single', name: 'Dental implant', trips: 2 },
    home_city: dallas,
    destination: {
      country: { code: 'MX', name: 'Mexico' },
      city: { slug: 'merida', name: 'Mérida' },
      distance_km: 1494,
      by_land: false,
    },
    package: null,
    people: 1,
    trips: [1, 2].map((trip) => ({ trip, nights: 5, shortest: 3, usual: 5, hospital: 0 })),
    second_trip_after_months: { min: 3, max: 6 },
    lines: [
      makeLine('treatment', 1000, 2500, {
        basis: 'market',
        price_basis: 'S',
        source: { label: 'A price list', url: null },
      }),
      ...perTrip,
      makeLine('reserve', 0, 660),
    ],
    total: range(1750, 4990),
    home_price: {
      country: dallas.country,
      price: range(3100, 5800),
      basis: 'S',
      source: 'A survey',
      note: null,
      priced_on: '2026-09-29',
      package_count: 0,
      package_price_from: null,
    },
    saving: range(-1890, 4050),
    rate_date: '2026-09-29',
    ...changes,
  };
}

export const makeTrip = (changes: Partial<TripData> = {}): TripData => ({
  estimate: makeEstimate(),
  choice: { from: '', to: '', nights: '', companion: false, packageId: '' },
  faults: {},
  homes: [dallas],
  places: [{ code: 'MX', name: 'Mexico', cities: [{ slug: 'merida', name: 'Mérida' }] }],
  ...changes,
});
