import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { calendarOf } from '../../../kit/index.ts';
import { findConflicts, fliesTooEarly, flyFrom, type ItineraryRules } from '../find-conflicts.ts';
import type { ItineraryEntry } from '../itinerary.schema.ts';

const calendar = calendarOf(Temporal);
const SOURCE = { title: 'CDC Yellow Book, Medical Tourism', url: 'https://example.org/rule' };
/** A tummy tuck on a Wednesday in Bogotá (UTC−5): 14 days before a flight, arrival two days before. */
const RULES: ItineraryRules = {
  trip: 1,
  treatmentOn: '2026-12-02',
  flyHomeDays: 14,
  arriveDaysBefore: 2,
  timeZone: 'America/Bogota',
  source: SOURCE,
};
type Entry = Pick<ItineraryEntry, 'id' | 'kind' | 'trip' | 'starts_at' | 'ends_at' | 'approved'>;
let ids = 0;
const entry = (kind: Entry['kind'], starts: string, ends: string | null = null, more: Partial<Entry> = {}): Entry => ({
  id: `entry-${++ids}`,
  kind,
  trip: 1,
  starts_at: starts,
  ends_at: ends,
  approved: null,
  ...more,
});
const kindsOf = (entries: Entry[], rules = RULES) => findConflicts(calendar, entries, rules).map(({ kind }) => kind);

describe('a flight home', () => {
  it('on day 5 after a tummy tuck is too early, with the rule, its source and the first right day', () => {
    const flight = entry('flight_home', '2026-12-07T18:00:00Z');
    expect(fliesTooEarly(calendar, RULES, flight)).toBe(true);
    expect(findConflicts(calendar, [flight], RULES)).toEqual([
      { kind: 'flies_home_too_early', entries: [flight.id], day: '2026-12-16', days: 14, source: SOURCE },
    ]);
  });

  it.each([
    ['2026-12-16T04:59:00Z', true],
    ['2026-12-16T05:00:00Z', false],
  ])('counts days by the clinic’s calendar: %s', (starts, isEarly) => {
    expect(fliesTooEarly(calendar, RULES, entry('flight_home', starts))).toBe(isEarly);
  });

  it('is right before the treatment, on a second trip, when approved, and while nothing is booked', () => {
    const at = '2026-12-07T18:00:00Z';
    const approved = { clinician: 'Dra. Rojas', license: 'CRM 1', reason: 'Fit', at };
    expect(kindsOf([entry('flight_home', '2026-12-01T18:00:00Z')])).toEqual([]);
    expect(kindsOf([entry('flight_home', at, null, { trip: 2 })])).toEqual([]);
    expect(kindsOf([entry('flight_home', at, null, { approved })])).toEqual([]);
    expect(kindsOf([entry('flight_home', at)], { ...RULES, treatmentOn: null })).toEqual([]);
    expect(flyFrom(calendar, { ...RULES, treatmentOn: null })).toBeNull();
  });
});

describe('an itinerary', () => {
  it('says when the patient arrives too late', () => {
    expect(kindsOf([entry('flight_out', '2026-11-30T22:00:00Z', '2026-12-01T05:30:00Z')])).toEqual([
      'arrives_too_late',
    ]);
    expect(kindsOf([entry('flight_out', '2026-11-30T22:00:00Z', '2026-12-01T04:30:00Z')])).toEqual([]);
  });

  it('counts the nights between the flights that have no stay', () => {
    const out = entry('flight_out', '2026-11-28T15:00:00Z', '2026-11-28T20:00:00Z');
    const home = entry('flight_home', '2026-12-17T15:00:00Z');
    const hotel = entry('stay', '2026-11-28T21:00:00Z', '2026-12-10T16:00:00Z');
    expect(findConflicts(calendar, [out, hotel, home], RULES)).toEqual([
      { kind: 'nights_without_stay', entries: [], day: '2026-12-10', days: 7, source: null },
    ]);
    expect(kindsOf([out, entry('stay', '2026-11-28T21:00:00Z', '2026-12-17T13:00:00Z'), home])).toEqual([]);
  });

  it('names two things at the same time, and a second trip that nobody planned', () => {
    const one = entry('appointment', '2026-12-01T15:00:00Z', '2026-12-01T16:00:00Z');
    const two = entry('transfer', '2026-12-01T15:30:00Z', '2026-12-01T15:45:00Z');
    expect(findConflicts(calendar, [two, one], RULES)).toMatchObject([
      { kind: 'times_overlap', entries: [one.id, two.id] },
    ]);
    // One that takes long is in the way of all that begin meanwhile.
    const three = entry('appointment', '2026-12-01T15:50:00Z', '2026-12-01T15:55:00Z');
    expect(findConflicts(calendar, [one, two, three], RULES).map(({ entries }) => entries)).toEqual([
      [one.id, two.id],
      [one.id, three.id],
    ]);
    // Before it is booked, nobody knows its dates.
    expect(kindsOf([one], { ...RULES })).toEqual([]);
    expect(kindsOf([one], { ...RULES, trip: 2 })).toContain('second_trip_missing');
    expect(
      kindsOf([one, entry('flight_out', '2027-05-01T15:00:00Z', null, { trip: 2 })], { ...RULES, trip: 2 }),
    ).not.toContain('second_trip_missing');
  });
});
