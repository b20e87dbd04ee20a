import type { CostEstimate, CostLine } from '@travesia/contracts/estimates';
import { makeRange } from './make-home.ts';

const makeLine = (item: CostLine['item'], low: number, high: number, changes: Partial<CostLine> = {}): CostLine => ({
  item,
  trip: null,
  quantity: 1,
  unit: 'once',
  price: makeRange(low, high),
  included: false,
  basis: 'assumption',
  price_basis: null,
  explanation: 'Our assumption.',
  source: null,
  dated: '2026-11-21',
  ...changes,
});

/** A trip of four paid nights from Dallas: travel 280–480, nights and meals 70–170 each, everything else 360–1,400. */
export function makeEstimate(changes: Partial<CostEstimate> = {}): CostEstimate {
  return {
    treatment: { slug: 'gastric-sleeve', name: 'Gastric sleeve', trips: 1 },
    home_city: {
      slug: 'dallas',
      name: 'Dallas',
      country: { code: 'US', name: 'United States' },
      lat: 32.8,
      lon: -96.8,
      time_zone: 'America/Chicago',
      airport: { code: 'DFW', lat: 32.8972, lon: -97.0377 },
    },
    destination: {
      country: { code: 'MX', name: 'Mexico' },
      city: { slug: 'tijuana', name: 'Tijuana' },
      distance_km: 1890,
      by_land: false,
    },
    package: null,
    people: 1,
    trips: [{ trip: 1, nights: 6, shortest: 6, usual: 6, hospital: 2 }],
    second_trip_after_months: null,
    lines: [
      makeLine('treatment', 4000, 7500, { basis: 'market' }),
      makeLine('tests', 120, 450),
      makeLine('flights', 280, 480, { trip: 1, unit: 'people' }),
      makeLine('lodging', 180, 460, { trip: 1, quantity: 4, unit: 'nights' }),
      makeLine('meals', 100, 220, { trip: 1, quantity: 4, unit: 'days' }),
      makeLine('transfers', 40, 150, { trip: 1, quantity: 10, unit: 'rides' }),
      makeLine('cover', 200, 500, { trip: 1 }),
      makeLine('reserve', 0, 660),
    ],
    total: makeRange(4920, 10_420),
    home_price: null,
    saving: null,
    rate_date: '2026-09-29',
    ...changes,
  };
}
