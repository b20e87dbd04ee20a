import { expect, test } from 'vitest';
import { daysOf, usualDays } from '../own/access-days.ts';

const NOW = Date.parse('2026-11-27T12:00:00Z');

test('a trip is shared until a month after its last entry', () => {
  expect(usualDays(['2026-12-01T09:00:00Z', '2026-12-07T12:00:00Z', '2026-12-04T10:00:00Z'], NOW)).toBe(40);
});

test('a trip that is over or has no entries is shared for a month, and never longer than possible', () => {
  expect(usualDays([], NOW)).toBe(30);
  expect(usualDays(['2026-10-01T09:00:00Z'], NOW)).toBe(30);
  expect(usualDays(['2029-10-01T09:00:00Z'], NOW)).toBe(400);
});

test.each([
  ['30', 30],
  [' 1 ', 1],
  ['400', 400],
  ['0', null],
  ['401', null],
  ['1.5', null],
  ['', null],
])('%j days are %s', (typed, days) => {
  expect(daysOf(typed)).toBe(days);
});
