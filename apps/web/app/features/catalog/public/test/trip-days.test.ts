import { describe, expect, it } from 'vitest';
import { readArrival } from '../trip/arrival.ts';
import { makeContent, makeStep, makeTreatment } from '../testing/make-treatment.ts';
import { timelineOf, tripsOf } from '../trip/timeline.ts';
import { earliestFlightDay, tripDates, tripDays } from '../trip/trip-days.ts';

describe('trip dates', () => {
  it('count from the procedure, which follows from the arrival date', () => {
    expect(tripDates(makeTreatment(), '2027-01-11')).toEqual({
      arrive: '2027-01-11',
      examination: '2027-01-12',
      procedure: '2027-01-13',
      mainDay: '2027-01-13',
      checks: ['2027-01-14'],
      earliestFlight: '2027-01-14',
      lastPart: null,
      plannedFlight: '2027-01-16',
      secondTrip: { from: '2027-04-13', to: '2027-07-13' },
    });
  });

  it('cross months and leap days', () => {
    const dates = tripDates(makeTreatment(), '2028-02-26');
    expect(dates).toMatchObject({ procedure: '2028-02-28', earliestFlight: '2028-02-29', plannedFlight: '2028-03-02' });
  });

  it('leave the second trip open when the clinic sets its date', () => {
    expect(tripDates(makeTreatment({ second_trip_after_months: null }), '2027-01-11')?.secondTrip).toBeNull();
  });

  it('are null without travel', () => {
    const content = makeContent({ steps: [makeStep(0, 0, 'examination'), makeStep(0, 0, 'procedure')] });
    expect(tripDates(makeTreatment({ trips: 0, content }), '2027-01-11')).toBeNull();
  });

  it('report a part of the treatment after the earliest flight', () => {
    const steps = [
      makeStep(1, -1, 'arrive'),
      makeStep(1, 0, 'procedure'),
      makeStep(1, 2, 'procedure', 'Crown'),
      makeStep(1, 3, 'fly_home'),
    ];
    const days = tripDays(makeTreatment({ content: makeContent({ steps }) }), 1);
    expect(days).toMatchObject({ earliestFlight: 1, lastPart: 2, plannedFlight: 3 });
  });

  it('allow no flight before hospital discharge', () => {
    expect(earliestFlightDay({ fly_home_min_days: 0, hospital_nights: 28 })).toBe(28);
    expect(earliestFlightDay({ fly_home_min_days: 14, hospital_nights: 3 })).toBe(14);
  });
});

describe('trip timeline', () => {
  it('marks the step on the first day with a flight allowed', () => {
    const stops = timelineOf(makeTreatment(), 1, '2027-01-13');
    expect(stops.filter(({ mayFly }) => mayFly)).toEqual([
      expect.objectContaining({ day: 1, date: '2027-01-14', kind: 'check' }),
    ]);
  });

  it('marks the last of several steps of that day', () => {
    const stops = timelineOf(makeTreatment({ fly_home_min_days: 0 }), 1, null);
    expect(stops.find(({ mayFly }) => mayFly)).toMatchObject({ day: 0, date: null, kind: 'procedure' });
  });

  it('adds a stop when no step is on that day', () => {
    const steps = [makeStep(1, -1, 'arrive'), makeStep(1, 0, 'procedure'), makeStep(1, 3, 'fly_home')];
    const stops = timelineOf(makeTreatment({ fly_home_min_days: 2, content: makeContent({ steps }) }), 1, null);
    expect(stops.map(({ day, kind, mayFly }) => [day, kind, mayFly])).toEqual([
      [-1, 'arrive', false],
      [0, 'procedure', false],
      [2, 'earliest_flight', true],
      [3, 'fly_home', false],
    ]);
  });

  it('marks nothing in the second trip', () => {
    expect(tripsOf(makeTreatment())).toEqual([1, 2]);
    expect(timelineOf(makeTreatment(), 2, null).some(({ mayFly }) => mayFly)).toBe(false);
  });
});

describe('arrival date in the URL', () => {
  const read = (search: string) => readArrival(search, '2026-11-20');

  it('is a date from today on', () => {
    expect(read('?arrive=2026-11-20')).toEqual({ typed: '2026-11-20', date: '2026-11-20', error: null });
  });

  it('is optional', () => {
    expect(read('')).toEqual({ typed: '', date: null, error: null });
    expect(read('?arrive=')).toEqual({ typed: '', date: null, error: null });
  });

  it.each([
    ['2027-02-30', 'malformed'],
    ['next week', 'malformed'],
    ['2026-11-19', 'past'],
    ['2028-11-21', 'far'],
  ])('%s is %s, and is kept for correction', (typed, error) => {
    expect(read(`?arrive=${typed}`)).toEqual({ typed, date: null, error });
  });
});
