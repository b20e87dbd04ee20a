import { expect, it } from 'vitest';
import { minorDigits, minorPerUnit } from '../currency.ts';

it.each([
  ['USD', 2, 100],
  ['CLP', 0, 1],
  ['PYG', 0, 1],
  ['KWD', 3, 1000],
])('%s has %i minor digits', (currency, digits, perUnit) => {
  expect([minorDigits(currency), minorPerUnit(currency)]).toEqual([digits, perUnit]);
});
