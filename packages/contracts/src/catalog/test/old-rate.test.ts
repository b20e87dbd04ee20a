import { expect, it } from 'vitest';
import { isOldRate } from '../old-rate.ts';

it.each([
  ['2026-11-23', false],
  ['2026-11-16', false],
  ['2026-11-15', true],
  ['2025-11-20', true],
])('a rate of %s is old on 23 November 2026: %s', (ratedOn, isOld) => {
  expect(isOldRate(ratedOn, '2026-11-23')).toBe(isOld);
});
