import { sumMoney } from '@travesia/contracts/kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCatalog } from '../../../../data/catalog/read-catalog.ts';
import { readEstimateData } from '../../../../data/estimates/read-estimates.ts';
import { costLines, type CostFacts, type CountedLine } from '../cost-lines.rules.ts';
import { clinicDays, nightsOfTrips, type TreatmentStay } from '../trip-nights.rules.ts';

const { assumptions } = readEstimateData();
const { treatments } = parseCatalog();

const stayOf = (slug: string): TreatmentStay & { risk: CostFacts['risk'] } => {
  const found = treatments.find((treatment) => treatment.slug === slug);
  if (!found) throw new Error(`no treatment ${slug}`);
  return {
    trips: found.trips,
    hospitalNights: found.hospital_nights,
    flyHomeMinDays: found.fly_home_min_days,
    content: found.content,
    risk: found.risk_class,
  };
};

const factsOf = (slug: string, changes: { nights?: number; people?: number; distanceKm?: number } = {}): CostFacts => {
  const stay = stayOf(slug);
  const { nights, people = 1, distanceKm = 2500 } = changes;
  return {
    trips: nightsOfTrips(stay, nights),
    people,
    distanceKm,
    room: { low: 4500, high: 11_500 },
    meals: { low: 2500, high: 5500 },
    risk: stay.risk,
    clinicDays: (trip) => clinicDays(stay, trip),
    market: { low: 400_000, high: 750_000 },
    offer: null,
    rates: new Map(),
  };
};

const total = (lines: readonly CountedLine[], end: 'low' | 'high') => sumMoney(lines.map((line) => line[end])).amount;
const item = (lines: readonly CountedLine[], name: string) => lines.filter((line) => line.item === name);

const slugs = fc.constantFrom(...treatments.filter(({ trips }) => trips > 0).map(({ slug }) => slug));
const people = fc.constantFrom(1, 2);
const distances = fc.integer({ min: 0, max: 12_000 });

describe('cost items of any trip', () => {
  it('are whole cents, never negative, and low is never above high', () => {
    fc.assert(
      fc.property(slugs, people, distances, (slug, count, distanceKm) => {
        for (const { low, high } of costLines(assumptions, factsOf(slug, { people: count, distanceKm }))) {
          expect(Number.isSafeInteger(low.amount) && Number.isSafeInteger(high.amount)).toBe(true);
          expect(low.amount).toBeGreaterThanOrEqual(0);
          expect(low.amount).toBeLessThanOrEqual(high.amount);
        }
      }),
    );
  });

  it('cost no less with a companion', () => {
    fc.assert(
      fc.property(slugs, distances, fc.constantFrom('low' as const, 'high' as const), (slug, distanceKm, end) => {
        const alone = total(costLines(assumptions, factsOf(slug, { distanceKm })), end);
        expect(total(costLines(assumptions, factsOf(slug, { distanceKm, people: 2 })), end)).toBeGreaterThanOrEqual(
          alone,
        );
      }),
    );
  });

  it('cost no less with an extra night', () => {
    fc.assert(
      fc.property(
        slugs,
        people,
        fc.nat(40),
        fc.constantFrom('low' as const, 'high' as const),
        (slug, count, more, end) => {
          const [first] = nightsOfTrips(stayOf(slug));
          const nights = (first?.shortest ?? 1) + more;
          const shorter = total(costLines(assumptions, factsOf(slug, { nights, people: count })), end);
          expect(
            total(costLines(assumptions, factsOf(slug, { nights: nights + 1, people: count })), end),
          ).toBeGreaterThanOrEqual(shorter);
        },
      ),
    );
  });

  it('cost no less over a longer distance', () => {
    fc.assert(
      fc.property(distances, fc.nat(3000), (near, more) => {
        const from = (distanceKm: number) =>
          total(costLines(assumptions, factsOf('rhinoplasty', { distanceKm })), 'high');
        expect(from(near + more)).toBeGreaterThanOrEqual(from(near));
      }),
    );
  });
});

describe('treatments', () => {
  it('dental-implant-single: two trips, each with its own flight, nights and insurance', () => {
    const lines = costLines(assumptions, factsOf('dental-implant-single'));
    for (const name of ['flights', 'lodging', 'meals', 'transfers', 'cover'])
      expect(
        item(lines, name).map(({ trip }) => trip),
        name,
      ).toEqual([1, 2]);
    expect(item(lines, 'treatment')).toHaveLength(1);
    expect(item(lines, 'reserve')).toHaveLength(1);
  });

  it('bbl: at least twelve nights, because flying earlier isn’t allowed', () => {
    const [trip] = nightsOfTrips(stayOf('bbl'));
    expect(trip?.shortest).toBeGreaterThanOrEqual(12);
    expect(trip?.nights).toBeGreaterThanOrEqual(12);
  });

  it('tummy-tuck: the shortest stay ends on the first day flying is allowed', () => {
    // Arrives two days before; day 14 is the first day flying is allowed.
    expect(nightsOfTrips(stayOf('tummy-tuck'))[0]).toMatchObject({ shortest: 16, usual: 16 });
  });

  it('knee-replacement: hospital nights cost no room and meals, except for a companion', () => {
    const alone = costLines(assumptions, factsOf('knee-replacement'));
    const together = costLines(assumptions, factsOf('knee-replacement', { people: 2 }));
    expect(item(alone, 'lodging')[0]?.quantity).toBe(13);
    expect(item(alone, 'meals')[0]?.quantity).toBe(13);
    expect(item(together, 'lodging')[0]?.quantity).toBe(16);
    expect(item(together, 'meals')[0]?.quantity).toBe(13 + 16);
  });

  it('oncology-second-opinion: without travel, only the treatment costs', () => {
    expect(costLines(assumptions, factsOf('oncology-second-opinion')).map((line) => line.item)).toEqual(['treatment']);
  });

  it('rhinoplasty from 2,500 km: every amount, calculated by hand', () => {
    const cents = Object.fromEntries(
      costLines(assumptions, factsOf('rhinoplasty')).map((line) => [line.item, [line.low.amount, line.high.amount]]),
    );
    expect(cents).toEqual({
      treatment: [400_000, 750_000],
      tests: [8000, 30_000],
      // 80 + 2,500 × 0.05 = 205; 160 + 2,500 × 0.12 = 460; rounded to ten dollars.
      flights: [21_000, 46_000],
      // Twelve nights, none in hospital.
      lodging: [12 * 4500, 12 * 11_500],
      meals: [12 * 2500, 12 * 5500],
      // Two airport rides, eight clinic rides: examination, procedure, two checkups.
      transfers: [2 * 1500 + 8 * 500, 2 * 4500 + 8 * 1500],
      cover: [20_000, 35_000],
      reserve: [0, 3 * (11_500 + 5500) + 15_000],
    });
  });

  it('uses ground transport for short distances', () => {
    expect(item(costLines(assumptions, factsOf('rhinoplasty', { distanceKm: 30 })), 'flights')[0]).toMatchObject({
      low: { amount: 2000, currency: 'USD' },
      high: { amount: 9000, currency: 'USD' },
    });
  });
});
