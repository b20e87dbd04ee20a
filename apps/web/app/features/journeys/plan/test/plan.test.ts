import type { ItineraryEntry } from '@travesia/contracts/journeys';
import { describe, expect, it } from 'vitest';
import { calendar } from '../../../../lib/dates/calendar.ts';
import { countdownTo, daysLate, isOtherTime } from '../clocks.ts';
import { approvalFault, entryOf, entryStart, faultsOf, isPhone } from '../entry/entry-form.ts';
import { flightLine } from '../itinerary/flight-line.ts';
import { lookAgain } from '../tasks/tasks-look.ts';
import { daysOf, nextEntry, nightsOf, tripsOf } from '../itinerary/itinerary-days.ts';

const ZONE = 'America/Costa_Rica';
const HOME = 'America/Los_Angeles';

const entry = (id: string, starts: string, more: Partial<ItineraryEntry> = {}): ItineraryEntry => ({
  id,
  kind: 'appointment',
  trip: 1,
  starts_at: starts,
  starts_zone: ZONE,
  ends_at: null,
  ends_zone: null,
  title: id,
  place: '',
  address: '',
  phone: '',
  reference: '',
  note: '',
  by: 'clinic',
  approved: null,
  actions: [],
  version: 1,
  ...more,
});

describe('days', () => {
  const itinerary = {
    // 23:30 in Los Angeles is the next day at the clinic.
    data: [entry('flight', '2026-11-29T07:30:00Z'), entry('admission', '2026-12-02T11:30:00Z')],
    treatment_on: '2026-12-02',
    fly_from: '2026-12-16',
    time_zone: ZONE,
  };
  const booking = { starts_at: '2026-12-02T13:00:00Z' };

  it('are those at the clinic, counted from the treatment, which comes at its time', () => {
    const days = daysOf(calendar, itinerary, { trip: 1, booking });
    expect(days.map(({ date, number }) => [date, number])).toEqual([
      ['2026-11-29', -3],
      ['2026-12-02', 0],
      ['2026-12-16', 14],
    ]);
    expect(days[1]?.items.map(({ type }) => type)).toEqual(['entry', 'treatment']);
    expect(days[2]?.items).toEqual([{ type: 'fly_from' }]);
  });

  it('have no numbers without a treatment day', () => {
    const days = daysOf(calendar, { ...itinerary, treatment_on: null, fly_from: null }, { trip: 1, booking: null });
    expect(days.map(({ number }) => number)).toEqual([null, null]);
  });

  it('of a second trip are counted from its own treatment, and those of the first from the first', () => {
    const back = { ...itinerary, data: [...itinerary.data, entry('back', '2027-03-30T16:00:00Z', { trip: 2 })] };
    const second = { starts_at: '2027-04-01T14:00:00Z' };
    const days = daysOf(
      calendar,
      { ...back, treatment_on: '2027-04-01', fly_from: null },
      { trip: 2, booking: second, before: booking },
    );
    const numbers = ({ days: own }: (typeof trips)[number]) => own.map(({ date, number }) => [date, number]);
    const trips = tripsOf(days, 2);
    expect(trips.map(({ trip }) => trip)).toEqual([2, 1]);
    expect(trips.map(numbers)).toEqual([
      [
        ['2027-03-30', -2],
        ['2027-04-01', 0],
      ],
      [
        ['2026-11-29', -3],
        ['2026-12-02', 0],
      ],
    ]);
  });

  it('of a second trip without a time have no numbers', () => {
    const planned = { ...itinerary, data: [entry('back', '2027-03-30T16:00:00Z', { trip: 2 })] };
    const days = daysOf(calendar, planned, { trip: 1, booking });
    expect(days.map(({ trip, number }) => [trip, number])).toEqual([
      [1, 0],
      [1, 14],
      [2, null],
    ]);
  });

  it('that one may fly comes before the flight of that day', () => {
    const home = entry('home', '2026-12-16T06:05:00Z', { kind: 'flight_home' });
    const days = daysOf(calendar, { ...itinerary, data: [home] }, { trip: 1, booking });
    expect(days.at(-1)?.items.map(({ type }) => type)).toEqual(['fly_from', 'entry']);
  });

  it('the next entry is the first that has not begun', () => {
    expect(nextEntry(itinerary.data, Date.parse('2026-11-30T00:00:00Z'))?.id).toBe('admission');
    expect(nextEntry(itinerary.data, Date.parse('2026-12-30T00:00:00Z'))).toBeNull();
  });

  it('nights of a stay are counted at the clinic', () => {
    const stay = { starts_at: '2026-11-29T22:00:00Z', ends_at: '2026-12-02T16:00:00Z' };
    expect(nightsOf(calendar, stay, ZONE)).toBe(3);
    expect(nightsOf(calendar, { ...stay, ends_at: null }, ZONE)).toBeNull();
  });
});

it('the line of days says how early a flight is', () => {
  const line = flightLine(calendar, { treatmentOn: '2026-12-02', flightOn: '2026-12-14', flyFrom: '2026-12-16' });
  expect(line).toMatchObject({ flightDay: 12, missing: 2, flightAt: 75, fromAt: 87.5 });
  expect(line.ticks).toHaveLength(17);
  const long = flightLine(calendar, { treatmentOn: '2026-12-02', flightOn: '2026-12-14', flyFrom: '2027-01-13' });
  expect(long.ticks.length).toBeLessThan(26);
  expect(Math.max(...long.ticks)).toBeLessThanOrEqual(100);
});

describe('clocks', () => {
  it.each([
    [HOME, true],
    ['America/Guatemala', false],
    [ZONE, false],
  ])('%s shows another time than the clinic: %s', (zone, differs) => {
    expect(isOtherTime(calendar, '2026-11-29T22:00:00Z', ZONE, zone)).toBe(differs);
  });

  it.each([
    ['2026-12-02T13:00:00Z', { days: 2, hours: 1, minutes: 0 }],
    ['2026-11-30T14:20:00Z', { days: 0, hours: 2, minutes: 20 }],
    ['2026-11-30T11:00:00Z', { days: 0, hours: 0, minutes: 0 }],
  ])('until %s', (at, left) => {
    expect(countdownTo(at, Date.parse('2026-11-30T12:00:00Z'))).toEqual(left);
  });

  it.each([
    ['2026-11-25', 2],
    ['2026-11-27', 0],
    ['2026-11-28', -1],
  ])('due on %s is late by %i days', (due, late) => {
    // Already the 28th in Europe.
    expect(daysLate(calendar, due, Date.parse('2026-11-28T03:00:00Z'), ZONE)).toBe(late);
  });
});

describe('an entry that is typed', () => {
  const zones = { clinic: ZONE, own: HOME };
  const flight = {
    ...entryStart('flight_out', zones),
    starts_date: '2026-11-29',
    starts_time: '08:15',
    ends_date: '2026-11-29',
    ends_time: '16:20',
  };

  it('flights begin and end in their own zones', () => {
    expect(flight).toMatchObject({ starts_zone: HOME, ends_zone: ZONE });
    expect(entryStart('flight_home', zones)).toMatchObject({ starts_zone: ZONE, ends_zone: HOME });
    expect(entryStart('stay', zones)).toMatchObject({ starts_zone: ZONE, ends_zone: ZONE });
  });

  it('is wall time at each end', () => {
    expect(entryOf(calendar, flight, 'Fly there')).toMatchObject({
      title: 'Fly there',
      starts_at: '2026-11-29T16:15:00Z',
      starts_zone: HOME,
      ends_at: '2026-11-29T22:20:00Z',
      ends_zone: ZONE,
    });
    expect(entryOf(calendar, { ...flight, ends_date: '', ends_time: '' }, 'x')).toMatchObject({
      ends_at: null,
      ends_zone: null,
    });
  });

  it.each([
    [{}, {}],
    [{ ends_time: '' }, { ends_time: 'end_time' }],
    [{ ends_date: '' }, { ends_date: 'end_date' }],
    // 10:15 at the clinic is the moment of departure.
    [{ ends_time: '10:15' }, { ends_time: 'order' }],
  ])('%j is wrong in: %j', (change, faults) => {
    expect(faultsOf(calendar, { ...flight, ...change })).toEqual(faults);
  });
});

describe('an approval and a phone number', () => {
  it('are named where half of them is missing', () => {
    expect(approvalFault({ clinician: 'id', reason: ' ' })).toBe('reason');
    expect(approvalFault({ clinician: '', reason: 'Short flight' })).toBe('clinician');
    expect(approvalFault({ clinician: '', reason: '' })).toBeNull();
    expect(approvalFault({ clinician: 'id', reason: 'Short flight' })).toBeNull();
    expect(isPhone('+506 5550 0142')).toBe(true);
    expect(isPhone('abc')).toBe(false);
  });
});

it.each([
  ['nothing is known yet', undefined, 0, null],
  ['it has none yet', [{ trip: 1 as const }], 0, 3000],
  ['it has some', [{ trip: 1 as const }, { trip: 2 as const }], 0, null],
  ['it seems to have none', [{ trip: 1 as const }], 60_000, null],
])('tasks of a second trip, when %s', (_when, tasks, since, every) => {
  expect(lookAgain({ journey: { trip: 2 }, tasks, since })).toBe(every);
});
