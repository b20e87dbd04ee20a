import type { Itinerary, ItineraryEntry } from '@travesia/contracts/journeys';
import { expect, test } from 'vitest';
import { calendar } from '../../../../../lib/dates/calendar.ts';
import { happeningsOf, isNear } from '../happenings.ts';

const ZONE = 'America/Costa_Rica';
/** 8 in the evening of November 27 at the clinic; the 28th already in Greenwich. */
const NOW = Date.parse('2026-11-28T02:00:00Z');

const entry = (id: string, starts: string, more: Partial<ItineraryEntry> = {}) =>
  ({ id, kind: 'appointment', trip: 1, starts_at: starts, ends_at: null, ...more }) as ItineraryEntry;
const plan = (data: ItineraryEntry[], treatmentOn: string | null = null) =>
  ({ data, fly_from: null, time_zone: ZONE, treatment_on: treatmentOn }) as Itinerary;
const shown = (itinerary: Itinerary, startsAt: string | null = null) =>
  happeningsOf(calendar, itinerary, { trip: 1, booking: startsAt === null ? null : { starts_at: startsAt } }, NOW).map(
    ({ entry: one, day }) => [one?.id ?? 'treatment', day],
  );

test('today and tomorrow are days at the clinic', () => {
  const days = [
    entry('over', '2026-11-27T14:00:00Z'),
    entry('tonight', '2026-11-28T04:00:00Z'),
    entry('tomorrow', '2026-11-28T13:00:00Z'),
    entry('later', '2026-11-29T13:00:00Z'),
  ];
  expect(shown(plan(days))).toEqual([
    ['tonight', 'today'],
    ['tomorrow', 'tomorrow'],
  ]);
});

test('the treatment is one of them, in order', () => {
  const itinerary = plan([entry('tests', '2026-11-28T11:00:00Z')], '2026-11-28');
  expect(shown(itinerary, '2026-11-28T12:00:00Z')).toEqual([
    ['tests', 'tomorrow'],
    ['treatment', 'tomorrow'],
  ]);
});

test('what goes on is shown until its end, a stay until one has arrived', () => {
  const ends = '2026-12-05T12:00:00Z';
  expect(shown(plan([entry('flight', '2026-11-27T18:00:00Z', { ends_at: '2026-11-28T03:00:00Z' })]))).toHaveLength(1);
  expect(shown(plan([entry('stay', '2026-11-28T01:00:00Z', { kind: 'stay', ends_at: ends })]))).toHaveLength(1);
  expect(shown(plan([entry('stay', '2026-11-27T20:00:00Z', { kind: 'stay', ends_at: ends })]))).toEqual([]);
});

test('a plan without anything on these days is not near', () => {
  expect(isNear(calendar, plan([entry('later', '2026-11-29T13:00:00Z')], '2026-11-30'), NOW)).toBe(false);
  expect(isNear(calendar, plan([], '2026-11-28'), NOW)).toBe(true);
});
