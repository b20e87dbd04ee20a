import { checkSteps, planJourney } from '@travesia/contracts/journeys';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../../src/modules/journeys/templates/show-steps.ts';
import { calendar } from '../../../src/platform/calendar.ts';
import { parseCatalog } from '../../catalog/read-catalog.ts';
import { parseJourneySteps } from '../read-journey-steps.ts';

const steps = parseJourneySteps();
const rows = parseCatalog().treatments.map((row) => ({
  slug: row.slug,
  trips: row.trips,
  hospitalNights: row.hospital_nights,
  flyHomeMinDays: row.fly_home_min_days,
  secondTripMinMonths: row.second_trip_after_months?.[0] ?? null,
  content: row.content,
}));
const DATES = { booking: '2027-01-10', procedure: '2027-04-05' };

/** Arrival, discharge and earliest flight home for surgery on April 5, then the date of a second trip’s procedure. */
const EXPECTED = {
  'all-on-4-arch': ['2027-04-03', '2027-04-05', '2027-04-07', '2027-08-05'],
  bbl: ['2027-04-03', '2027-04-06', '2027-04-19', null],
  'breast-augmentation': ['2027-04-03', '2027-04-05', '2027-04-12', null],
  cabg: ['2027-04-02', '2027-04-12', '2027-04-19', null],
  'cataract-one-eye': ['2027-04-03', '2027-04-05', '2027-04-07', null],
  'crown-zirconia': ['2027-04-04', '2027-04-05', '2027-04-06', null],
  'dental-implant-single': ['2027-04-03', '2027-04-05', '2027-04-06', '2027-07-05'],
  'egg-freezing': ['2027-03-25', '2027-04-05', '2027-04-07', null],
  'executive-checkup': ['2027-04-04', '2027-04-05', '2027-04-05', null],
  facelift: ['2027-04-03', '2027-04-06', '2027-04-15', null],
  'gastric-bypass': ['2027-04-03', '2027-04-08', '2027-04-12', null],
  'gastric-sleeve': ['2027-04-04', '2027-04-07', '2027-04-10', null],
  'hair-transplant-2500': ['2027-04-04', '2027-04-05', '2027-04-07', null],
  'heart-valve-replacement': ['2027-04-02', '2027-04-12', '2027-04-19', null],
  'hip-replacement': ['2027-04-03', '2027-04-08', '2027-04-19', null],
  'ivf-cycle': ['2027-03-24', '2027-04-05', '2027-04-07', null],
  'ivf-donor-egg': ['2027-04-04', '2027-04-05', '2027-04-07', '2027-05-05'],
  'knee-replacement': ['2027-04-03', '2027-04-08', '2027-04-19', null],
  'lasik-both-eyes': ['2027-04-03', '2027-04-05', '2027-04-07', null],
  liposuction: ['2027-04-03', '2027-04-06', '2027-04-15', null],
  'oncology-second-opinion': ['2027-04-05', '2027-04-05', '2027-04-05', null],
  // A program of 28 nights: discharge, and so the flight, come after the catalog’s earliest day.
  'rehab-28d': ['2027-04-04', '2027-05-03', '2027-05-03', null],
  rhinoplasty: ['2027-04-03', '2027-04-05', '2027-04-15', null],
  'spinal-fusion-1-level': ['2027-04-02', '2027-04-09', '2027-04-19', null],
  'stem-cell-orthopedic': ['2027-04-03', '2027-04-05', '2027-04-07', null],
  'tummy-tuck': ['2027-04-03', '2027-04-06', '2027-04-19', null],
  'veneer-porcelain': ['2027-04-04', '2027-04-05', '2027-04-06', null],
} as const;

describe('the default steps', () => {
  it('exist for each of the 27 treatments, and for those that admins add', () => {
    expect([...steps.keys()].toSorted()).toEqual(['_default', ...rows.map(({ slug }) => slug)].toSorted());
    expect(Object.keys(EXPECTED)).toHaveLength(27);
  });

  it.each([...steps])('of %s can be used as they are', (_treatment, list) => {
    expect(checkSteps(list)).toEqual([]);
  });
});

describe('one patient’s way through the default steps', () => {
  it.each(rows.map((row) => [row.slug, row] as const))('has the dates of %s', (slug, row) => {
    const { tasks, trips } = planJourney(calendar, steps.get(slug) ?? [], factsOf(row), DATES);
    const [first, second] = trips;
    expect([first?.arrival, first?.discharge, first?.flight, second?.procedure ?? null]).toEqual(
      EXPECTED[slug as keyof typeof EXPECTED],
    );
    expect(tasks.map(({ due }) => due)).toEqual(tasks.map(({ due }) => due).toSorted());
    expect(tasks.some(({ trip }) => trip === 2)).toBe(second !== undefined);
    const flights = tasks.filter(({ step }) => step.id === 'fly-home').map(({ due }) => due);
    expect(flights).toEqual(row.trips > 0 ? [first?.flight] : []);
    expect((first?.flight ?? '') >= calendar.addDays(DATES.procedure, row.flyHomeMinDays)).toBe(true);
  });
});
