import { describe, expect, it } from 'vitest';
import { parseAmount, parseWhole } from '../parse-amount.ts';

describe('an amount as it is typed', () => {
  it.each([
    ['4500', 'USD', 450_000],
    ['4,500', 'USD', 450_000],
    ['4.500', 'USD', 450_000],
    ['4 500', 'USD', 450_000],
    ['4500.5', 'USD', 450_050],
    ['4500,5', 'USD', 450_050],
    ['4,500.50', 'USD', 450_050],
    ['4.500,50', 'USD', 450_050],
    ['1.234.567', 'COP', 123_456_700],
    ['1,234,567.00', 'COP', 123_456_700],
    ['US$ 4,500', 'USD', 450_000],
    ['USD 4500', 'USD', 450_000],
    ['€ 12', 'EUR', 1_200],
    ['1.500', 'CLP', 1_500],
    ['0.5', 'USD', 50],
    ['0', 'USD', 0],
    ['1.250', 'KWD', 1_250],
  ])('reads %s in %s', (text, currency, amount) => {
    expect(parseAmount(text, currency)).toEqual({ amount, currency });
  });

  it.each([
    ['4500.555', 'USD'],
    ['4500.500', 'USD'],
    ['12.5', 'CLP'],
    ['abc', 'USD'],
    ['-5', 'USD'],
    ['1,2,3', 'USD'],
    ['1.2,3.4', 'USD'],
    ['45,00,50', 'USD'],
    ['.', 'USD'],
    ['99999999999999', 'USD'],
  ])('does not guess what %s in %s means', (text, currency) => {
    expect(parseAmount(text, currency)).toBeUndefined();
  });

  it('takes an empty field as no amount', () => {
    expect(parseAmount('  ', 'USD')).toBeNull();
  });
});

describe('a whole number as it is typed', () => {
  it.each([
    ['3', 3],
    [' 12 ', 12],
    ['', null],
    ['3.5', undefined],
    ['-1', undefined],
    ['2000', undefined],
  ])('reads %s', (text, number) => {
    expect(parseWhole(text, 1000)).toBe(number);
  });
});
