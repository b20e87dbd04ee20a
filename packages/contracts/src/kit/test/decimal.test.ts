import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DecimalText, divideRounded, parseDecimal } from '../decimal.ts';

describe('parseDecimal', () => {
  it.each([
    ['18.4025', 184_025n, 4],
    ['1', 1n, 0],
    ['-0.50', -50n, 2],
    [0.1, 1n, 1],
    [1e-7, 1n, 7],
    ['2.5e3', 2500n, 0],
    [1e21, 10n ** 21n, 0],
  ])('reads %s', (value, units, scale) => {
    expect(parseDecimal(value)).toEqual({ units, scale });
  });

  it.each(['', '1,5', '.5', '5.', 'NaN', 'Infinity', '0x10', '1 2'])('refuses %j', (value) => {
    expect(() => parseDecimal(value)).toThrow(RangeError);
  });
});

describe('DecimalText', () => {
  it.each(['-1', '1e5', '', '1,5', '+1', ' 1'])('rejects %j', (value) => {
    expect(DecimalText.safeParse(value).success).toBe(false);
  });
});

describe('divideRounded', () => {
  it.each([
    ['halfExpand', [3n, 2n, -2n, -3n]],
    ['halfCeil', [3n, 2n, -1n, -2n]],
    ['halfEven', [2n, 2n, -2n, -2n]],
    ['trunc', [2n, 1n, -1n, -2n]],
    ['expand', [3n, 2n, -2n, -3n]],
  ] as const)('rounds halves by %s', (rounding, expected) => {
    expect([5n, 3n, -3n, -5n].map((dividend) => divideRounded(dividend, 2n, rounding))).toEqual(expected);
    expect([5n, 3n, -3n, -5n].map((dividend) => divideRounded(-dividend, -2n, rounding))).toEqual(expected);
  });

  it('rounds halves to the nearest whole number, and other modes to within one', () => {
    const whole = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });
    const roundings = fc.constantFrom('halfExpand', 'halfCeil', 'halfEven', 'trunc', 'expand');
    fc.assert(
      fc.property(
        whole,
        whole.filter((divisor) => divisor !== 0n),
        roundings,
        (dividend, divisor, rounding) => {
          const miss = divideRounded(dividend, divisor, rounding) * divisor - dividend;
          const [size, limit] = [miss < 0n ? -miss : miss, divisor < 0n ? -divisor : divisor];
          expect(rounding.startsWith('half') ? 2n * size <= limit : size < limit).toBe(true);
        },
      ),
    );
  });

  it('refuses to divide by zero', () => {
    expect(() => divideRounded(1n, 0n, 'trunc')).toThrow('cannot divide by zero');
  });
});
