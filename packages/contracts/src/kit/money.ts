import { z } from 'zod';

/** ISO 4217 code, upper case. */
export const CurrencyCode = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .meta({ description: 'ISO 4217 currency code, such as USD.', example: 'USD' });
export type CurrencyCode = z.infer<typeof CurrencyCode>;

/** An amount in integer minor units (cents) and its currency. No float ever holds money. */
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
  perUsd: number;
  minorDigits: number;
  date: string;
}

/**
 * Converts by two rates against the US dollar, rounding half up to the target's minor unit.
 * Throws a RangeError when a needed rate is missing: a price is never shown in a currency that nobody quoted.
 */
export function convertMoney(money: Money, to: string, rates: ReadonlyMap<string, Rate>): Money {
  if (money.currency === to) return money;
  const from = rates.get(money.currency);
  const target = rates.get(to);
  if (!from || !target) throw new RangeError(`no exchange rate from ${money.currency} to ${to}`);
  const major = money.amount / 10 ** from.minorDigits;
  const converted = (major / from.perUsd) * target.perUsd;
  return { amount: Math.round(converted * 10 ** target.minorDigits), currency: to };
}

/** Adds amounts of one currency. Throws a RangeError when currencies differ or the list is empty. */
export function sumMoney(amounts: readonly Money[]): Money {
  const [first, ...rest] = amounts;
  if (!first) throw new RangeError('nothing to add');
  return rest.reduce((sum, next) => {
    if (next.currency !== sum.currency) throw new RangeError(`cannot add ${next.currency} to ${sum.currency}`);
    return { amount: sum.amount + next.amount, currency: sum.currency };
  }, first);
}
