import { z } from 'zod';

/** A positive decimal number as text, so that rates are never floats. */
export const DecimalText = z
  .string()
  .max(40)
  .regex(/^\d+(\.\d+)?$/)
  .meta({ description: 'Decimal number as text, exact to its last digit.', example: '18.4025' });

/** An exact decimal number: `units` × 10^−`scale`. */
export interface Decimal {
  units: bigint;
  scale: number;
}

/**
 * How to round, by the names of ECMA-402: `halfExpand` to the nearest, halves away from zero; `halfCeil` to the
 * nearest, halves up; `halfEven` to the nearest, halves to the even neighbor; `trunc` toward zero; `expand` away from
 * zero.
 */
export type Rounding = 'halfExpand' | 'halfCeil' | 'halfEven' | 'trunc' | 'expand';

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d{1,3}))?$/i;

/** Parses a decimal number from text, or from a number as JavaScript formats it. Throws a RangeError otherwise. */
export function parseDecimal(value: string | number): Decimal {
  const [, sign, whole, part = '', exponent = '0'] = DECIMAL.exec(String(value)) ?? [];
  if (whole === undefined) throw new RangeError(`not a decimal number: ${value}`);
  const units = BigInt(`${whole}${part}`) * (sign ? -1n : 1n);
  const scale = part.length - Number(exponent);
  return scale < 0 ? { units: units * 10n ** BigInt(-scale), scale: 0 } : { units, scale };
}

/** Ten to a power, exact. */
export const powerOfTen = (exponent: number): bigint => 10n ** BigInt(exponent);

const size = (value: bigint): bigint => (value < 0n ? -value : value);

/** Divides whole numbers to a whole number. Throws a RangeError for a zero divisor. */
export function divideRounded(dividend: bigint, divisor: bigint, rounding: Rounding): bigint {
  if (divisor === 0n) throw new RangeError('cannot divide by zero');
  const quotient = dividend / divisor;
  const rest = size(dividend % divisor);
  if (rest === 0n) return quotient;
  const negative = dividend < 0n !== divisor < 0n;
  return isRoundedAway(quotient, 2n * rest - size(divisor), negative, rounding)
    ? quotient + (negative ? -1n : 1n)
    : quotient;
}

/** `beyondHalf` is negative below a half, zero at a half and positive above it. */
function isRoundedAway(quotient: bigint, beyondHalf: bigint, negative: boolean, rounding: Rounding): boolean {
  if (rounding === 'trunc' || rounding === 'expand') return rounding === 'expand';
  if (beyondHalf !== 0n) return beyondHalf > 0n;
  if (rounding === 'halfEven') return quotient % 2n !== 0n;
  return rounding === 'halfExpand' || !negative;
}
