import { describe, expect, it } from 'vitest';
import { parseCatalog } from '../read-catalog.ts';
import type { CatalogTreatment, CatalogTreatmentStep } from '../schema.ts';

const { treatments } = parseCatalog();
const named = (list: CatalogTreatment[]): [string, CatalogTreatment][] => list.map((item) => [item.slug, item]);
const abroad = named(treatments.filter((treatment) => treatment.trips > 0));
const fromHome = named(treatments.filter((treatment) => treatment.trips === 0));

/** The steps of each trip, in order. */
function tripsOf({ content }: CatalogTreatment): CatalogTreatmentStep[][] {
  return [1, 2].map((trip) => content.steps.filter((step) => step.trip === trip)).filter((trip) => trip.length > 0);
}

/** Nights between the first and the last step. */
function span(trip: CatalogTreatmentStep[]): number {
  return (trip.at(-1)?.day_offset ?? 0) - (trip[0]?.day_offset ?? 0);
}

describe.each(abroad)('the plan of %s', (_slug, treatment) => {
  const trips = tripsOf(treatment);

  it('has as many trips as the treatment, none longer than its stay, the main one long enough', () => {
    expect(trips).toHaveLength(treatment.trips);
    expect(treatment.content.steps.filter((step) => step.trip === 0)).toEqual([]);
    expect(Math.max(...trips.map(span))).toBeLessThanOrEqual(treatment.stay_days_max);
    expect(Math.max(...trips.map(span))).toBeGreaterThanOrEqual(treatment.stay_days_min);
  });

  it('arrives first and flies home last, never before the earliest day', () => {
    for (const trip of trips) {
      expect(trip[0]?.kind).toBe('arrive');
      expect(trip.at(-1)?.kind).toBe('fly_home');
      expect(trip.at(-1)?.day_offset).toBeGreaterThanOrEqual(treatment.fly_home_min_days);
      const days = trip.map((step) => step.day_offset);
      expect(days).toEqual([...days].sort((a, b) => a - b));
    }
    expect(treatment.content.steps.map((step) => step.kind)).toContain('procedure');
  });

  it('fits the hospital nights and the wait before flying into the stay', () => {
    expect(treatment.stay_days_min).toBeLessThanOrEqual(treatment.stay_days_max);
    expect(treatment.hospital_nights).toBeLessThanOrEqual(treatment.stay_days_min);
    expect(treatment.fly_home_min_days).toBeLessThanOrEqual(treatment.stay_days_max);
  });
});

describe('treatments without travel', () => {
  it('is only the written second opinion', () => {
    expect(fromHome.map(([slug]) => slug)).toEqual(['oncology-second-opinion']);
  });

  it.each(fromHome)('%s has no days and no flight', (_slug, treatment) => {
    expect(treatment.stay_days_max + treatment.fly_home_min_days + treatment.hospital_nights).toBe(0);
    expect(treatment.content.steps.map(({ trip, day_offset }) => trip + Math.abs(day_offset))).toEqual([0, 0, 0, 0]);
    expect(treatment.content.steps.map((step) => step.kind)).not.toContain('fly_home');
  });
});

describe('two trips', () => {
  it('say how many months lie between them, where the catalogue has the rule', () => {
    const known = treatments.flatMap((treatment) =>
      treatment.flags
        .filter((flag) => /^two_trips_\d/.test(flag))
        .map((flag) => [treatment.slug, treatment.trips, flag, treatment.second_trip_after_months]),
    );
    expect(known).toEqual([
      ['all-on-4-arch', 2, 'two_trips_4_6_months', [4, 6]],
      ['dental-implant-single', 2, 'two_trips_3_6_months', [3, 6]],
    ]);
    const months = treatments.filter((treatment) => treatment.second_trip_after_months);
    expect(months).toHaveLength(known.length);
  });
});

describe('restricted treatments', () => {
  const restricted = treatments.filter((treatment) => treatment.restricted);

  it('are marked, and open with warnings of a regulator that can be looked up', () => {
    expect(restricted.map((treatment) => treatment.slug)).toEqual(['stem-cell-orthopedic']);
    for (const { flags, content } of restricted) {
      expect(flags).toContain('regulator_warning_required');
      expect(content.warnings.length).toBeGreaterThan(0);
      expect(content.warnings.filter((warning) => !warning.source?.url)).toEqual([]);
    }
  });
});
