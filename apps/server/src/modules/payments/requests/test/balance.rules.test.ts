import { describe, expect, it } from 'vitest';
import { attemptEnds, dueAtEndOf, dueDates, lastDayOf, unpaidOf } from '../balance.rules.ts';

const NOW = new Date('2026-11-27T02:00:00Z');
const ZONE = 'America/Bogota';

describe('what can still be asked for', () => {
  it.each([
    ['confirmed', 1000, 300, 700],
    ['completed', 1000, 300, 700],
    ['confirmed', 1000, 1000, 0],
    ['confirmed', 1000, 1200, 0],
    ['confirmed', null, 0, 0],
    ['pending', 1000, 0, 0],
    ['awaiting_payment', 1000, 0, 0],
    ['cancelled', 1000, 300, 0],
  ] as const)('of a %s booking of %s with %s paid is %s', (status, priceMinor, settled, unpaid) => {
    expect(unpaidOf({ status, priceMinor }, settled)).toBe(unpaid);
  });
});

describe('a due date', () => {
  it('is from tomorrow at the clinic, at most a year ahead', () => {
    // There it is still the 26th.
    expect(dueDates(ZONE, NOW)).toEqual({ from: '2026-11-27', until: '2027-11-26' });
  });

  it.each([
    ['2026-11-26', null],
    ['2026-11-27', '2026-11-28T05:00:00.000Z'],
    ['2027-11-26', '2027-11-27T05:00:00.000Z'],
    ['2027-11-27', null],
  ])('%s ends at %s', (date, ends) => {
    expect(dueAtEndOf(date, ZONE, NOW)?.toISOString() ?? null).toBe(ends);
  });

  // In Santiago the day of the spring change begins at one o’clock.
  it.each([
    ['America/Bogota', '2026-11-29'],
    ['America/Santiago', '2027-09-04'],
    ['America/Santiago', '2027-09-05'],
    ['UTC', '2027-01-31'],
  ])('in %s, %s is read back from the instant it ends at', (zone, date) => {
    const ends = dueAtEndOf(date, zone, NOW);
    expect(ends && lastDayOf(ends, zone)).toBe(date);
  });
});

it('an attempt ends with the request, after a day at most', () => {
  const after = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
  expect(attemptEnds(after(5), NOW)).toEqual(after(5));
  expect(attemptEnds(after(200), NOW)).toEqual(after(24));
});
