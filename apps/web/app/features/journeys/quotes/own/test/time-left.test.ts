import { expect, it } from 'vitest';
import { timeLeft } from '../time-left.ts';

const NOW = Date.parse('2026-11-27T12:00:00Z');

it.each([
  ['2026-12-05T18:00:00Z', 'days', 8],
  ['2026-11-29T12:00:00Z', 'days', 2],
  ['2026-11-29T11:59:00Z', 'hours', 47],
  ['2026-11-27T13:00:00Z', 'hours', 1],
  ['2026-11-27T12:59:59Z', 'minutes', 59],
  ['2026-11-27T12:00:01Z', 'minutes', 1],
  ['2026-11-27T12:00:00Z', 'over', 0],
] as const)('until %s there are %s: %i', (until, unit, count) => {
  expect(timeLeft(until, NOW)).toEqual({ unit, count });
});
