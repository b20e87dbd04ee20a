import { expect, it } from 'vitest';
import { nextClinicOf } from '../offering/next-clinic.rules.ts';

const clinic = (id: string, medianHours: number | null, rating: number | null, name = id) => ({
  id,
  name,
  medianHours,
  rating,
});
const NONE: ReadonlySet<string> = new Set();

it.each([
  ['the fastest to answer', [clinic('a', 9, 5), clinic('b', 2, 3)], NONE, 'b'],
  ['one that is known to answer, however well rated others are', [clinic('a', null, 5), clinic('b', 20, 1)], NONE, 'b'],
  ['the best rated of those equally fast', [clinic('a', 4, 4.1), clinic('b', 4, 4.6)], NONE, 'b'],
  ['the best rated without answer times', [clinic('a', null, null), clinic('b', null, 3)], NONE, 'b'],
  ['the first by name otherwise', [clinic('a', null, null, 'Zen'), clinic('b', null, null, 'Alma')], NONE, 'b'],
  ['none that was asked', [clinic('a', 1, 5), clinic('b', 8, 2)], new Set(['a']), 'b'],
] as const)('offers a case to %s', (_, clinics, asked, expected) => {
  expect(nextClinicOf(clinics, asked)?.id).toBe(expected);
});

it('offers it to nobody if all were asked', () => {
  expect(nextClinicOf([clinic('a', 1, 5)], new Set(['a']))).toBeUndefined();
});
