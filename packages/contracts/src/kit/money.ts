import { z } from 'zod';
import { minorDigits } from './currency.ts';
import { type Decimal, divideRounded, parseDecimal, powerOfTen, type Rounding } from './decimal.ts';

/** ISO 4217 code, uppercase. */
export const CurrencyCode = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .meta({ description: 'ISO 4217 currency code, such as USD.', example: 'USD' });
export type CurrencyCode = z.infer<typeof CurrencyCode>;

/** An amount in integer minor units (cents) and its currency. Money is never a float. */
export const Money = z
  .object({
    amount: z.int().meta({ description: 'Amount in minor units of the currency, such as cents.', example: 450000 }),
    currency: CurrencyCode,
  })
  .meta({ id: 'Money', description: 'An amount of money in minor units and its ISO 4217 currency.' });
export type Money = z.infer<typeof Money>;

/** A rate: how many major units of `currency` one US dollar buys on `date` (YYYY-MM-DD). */
export interface Rate {
  currency: string;
  /** A decimal number as text: rates are never floats. */
  perUsd: string;
  minorDigits: number;
  date: string;
}

/** An amount of minor units that JavaScript numbers represent exactly. Throws a RangeError otherwise. */
function toAmount(minor: bigint): number {
  const amount = Number(minor);
  if (!Number.isSafeInteger(amount)) throw new RangeError(`too large an amount: ${minor}`);
  return amount;
}

function refuseMixed(one: Money, other: Money): void {
  if (one.currency !== other.currency) throw new RangeError(`cannot add ${other.currency} to ${one.currency}`);
}

/**
 * Converts exactly via two US dollar rates, then rounds once to the target's minor unit: half up by default. Throws a
 * RangeError if a rate is missing: prices are never shown in a currency without a rate.
 */
export function convertMoney(
  money: Money,
  to: string,
  rates: ReadonlyMap<string, Rate>,
  rounding: Rounding = 'halfCeil',
): Money {
  if (money.currency === to) return money;
  const from = rates.get(money.currency);
  const target = rates.get(to);
  if (!from || !target) throw new RangeError(`no exchange rate from ${money.currency} to ${to}`);
  const [fromRate, targetRate] = [parseDecimal(from.perUsd), parseDecimal(target.perUsd)];
  const dividend = BigInt(money.amount) * targetRate.units * powerOfTen(target.minorDigits + fromRate.scale);
  const divisor = fromRate.units * powerOfTen(from.minorDigits + targetRate.scale);
  return { amount: toAmount(divideRounded(dividend, divisor, rounding)), currency: to };
}

/**
 * Converts whole units of a currency, as users write them (`1420.5`), to money; fractions of a minor unit are rounded
 * half up.
 */
export function moneyOfUnits(units: string | number, currency: string, digits = minorDigits(currency)): Money {
  const { units: whole, scale }: Decimal = parseDecimal(units);
  return { amount: toAmount(divideRounded(whole * powerOfTen(digits), powerOfTen(scale), 'halfCeil')), currency };
}

/** Returns an amount as an exact decimal number of whole units: 142050 cents are `1420.50`. */
export function unitsOfMoney({ amount, currency }: Money, digits = minorDigits(currency)): `${number}` {
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const [whole, part] = [text.slice(0, text.length - digits), text.slice(text.length - digits)];
  return `${amount < 0 ? '-' : ''}${whole}${digits > 0 ? `.${part}` : ''}` as `${number}`;
}

/** Adds amounts of one currency. Throws a RangeError if currencies differ or the list is empty. */
export function sumMoney(amounts: readonly Money[]): Money {
  const [first, ...rest] = amounts;
  if (!first) throw new RangeError('nothing to add');
  return rest.reduce(addMoney, { amount: first.amount, currency: first.currency });
}

/** Adds two amounts of the same currency. */
export function addMoney(one: Money, other: Money): Money {
  refuseMixed(one, other);
  return { amount: toAmount(BigInt(one.amount) + BigInt(other.amount)), currency: one.currency };
}

/** Negates an amount; zero stays zero. */
export const negateMoney = ({ amount, currency }: Money): Money => ({ amount: 0 - amount, currency });

/** Subtracts an amount of the same currency. */
export const subtractMoney = (one: Money, other: Money): Money => addMoney(one, negateMoney(other));

/** Negative if the first is less, positive if it is more, zero if equal. Throws a RangeError for two currencies. */
export function compareMoney(one: Money, other: Money): number {
  refuseMixed(one, other);
  return one.amount - other.amount;
}

/** Returns the lesser of two amounts of one currency. */
export const lesserMoney = (one: Money, other: Money): Money => (compareMoney(one, other) <= 0 ? one : other);

/** One percent in basis points, the unit of percentage shares. */
export const BASIS_POINTS_PER_PERCENT = 100;
const BASIS_POINTS = 100n * BigInt(BASIS_POINTS_PER_PERCENT);

/** Returns a share of an amount in basis points (2500 is 25%), rounded once to the minor unit. */
export function percentOfMoney({ amount, currency }: Money, basisPoints: number, rounding: Rounding): Money {
  if (!Number.isSafeInteger(basisPoints)) throw new RangeError(`not whole basis points: ${basisPoints}`);
  const share = divideRounded(BigInt(amount) * BigInt(basisPoints), BASIS_POINTS, rounding);
  return { amount: toAmount(share), currency };
}

/** Rounds an amount to the nearest multiple of the given minor units, for display prices. */
export function roundMoney({ amount, currency }: Money, step: number, rounding: Rounding): Money {
  const steps = divideRounded(BigInt(amount), BigInt(step), rounding);
  return { amount: toAmount(steps * BigInt(step)), currency };
}

const TYPICAL_DIGITS = 3;

/** Rounds a converted typical price to three digits: more would suggest false precision. */
export function roundTypical(price: Money): Money {
  const digits = String(Math.abs(price.amount)).length;
  return roundMoney(price, 10 ** Math.max(0, digits - TYPICAL_DIGITS), 'halfCeil');
}

/**
 * Splits an amount by weights so that the parts add up to it: each share is rounded toward zero, and the remaining
 * minor units go one each to the largest remainders, ties to the first. Weights are whole numbers from 0, at least one
 * of them positive; otherwise throws a RangeError.
 */
export function allocateMoney({ amount, currency }: Money, weights: readonly number[]): Money[] {
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0))
    throw new RangeError('weights are whole numbers from 0');
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (all === 0n) throw new RangeError('no weight to split by');
  const sign = amount < 0 ? -1n : 1n;
  const size = BigInt(amount) * sign;
  const shares = weights.map((weight, place) => {
    const exact = size * BigInt(weight);
    return { place, part: exact / all, remainder: exact % all };
  });
  const left = size - shares.reduce((sum, { part }) => sum + part, 0n);
  const favored = new Set(
    shares
      .toSorted((a, b) => (a.remainder === b.remainder ? a.place - b.place : a.remainder > b.remainder ? -1 : 1))
      .slice(0, Number(left))
      .map(({ place }) => place),
  );
  return shares.map(({ place, part }) => ({
    amount: toAmount((part + (favored.has(place) ? 1n : 0n)) * sign),
    currency,
  }));
}
