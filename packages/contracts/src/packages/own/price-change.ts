import { z } from 'zod';
import {
  allocateMoney,
  BASIS_POINTS_PER_PERCENT,
  Id,
  Money,
  percentOfMoney,
  powerOfTen,
  addMoney,
  roundMoney,
  minorDigits,
  sumMoney,
} from '../../kit/index.ts';
import { PACKAGE_LIMITS, type PackageLine } from './package-content.schema.ts';

/** Rounding of changed prices, in whole units of the currency. */
export const PRICE_ROUNDINGS = ['none', '1', '10', '50', '100', '1000'] as const;
export type PriceRounding = (typeof PRICE_ROUNDINGS)[number];

const MOST_PERCENT = 100;
/** Maximum number of packages changed in one call. */
export const MOST_REPRICED = 200;

export const PriceChange = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('percent').meta({ description: 'By a share of each price.' }),
      percent: z
        .number()
        .min(-MOST_PERCENT)
        .max(MOST_PERCENT)
        .multipleOf(0.1)
        .meta({ description: 'Percent; negative lowers prices.' }),
    }),
    z.strictObject({
      kind: z.literal('amount').meta({ description: 'By the same amount each.' }),
      amount: z
        .int()
        .min(-PACKAGE_LIMITS.amount)
        .max(PACKAGE_LIMITS.amount)
        .meta({ description: 'Minor units of the clinic’s currency; negative lowers prices.' }),
    }),
  ])
  .meta({ id: 'PriceChange', description: 'How prices change.' });
export type PriceChange = z.infer<typeof PriceChange>;

export const REPRICE_REFUSALS = ['not_found', 'archived', 'no_price', 'not_positive', 'unchanged'] as const;
export type RepriceRefusal = (typeof REPRICE_REFUSALS)[number];

export const RepricedPackage = z
  .object({
    id: Id,
    title: z.string().meta({ description: 'Title in the requested language.' }),
    before: Money.nullable().meta({ description: 'Present price; null without one.' }),
    after: Money.nullable().meta({ description: 'New price; null if it can’t be changed.' }),
    published: z.boolean().meta({ description: 'Whether patients see the new price at once.' }),
    refused: z.enum(REPRICE_REFUSALS).nullable().meta({ description: 'Why it can’t be changed; null if it can.' }),
  })
  .meta({ id: 'RepricedPackage', description: 'A package with its present and its new price.' });
export type RepricedPackage = z.infer<typeof RepricedPackage>;

/** The new price, rounded; may be zero or less, which no package can have. */
export function changedPrice(price: Money, change: PriceChange, rounding: PriceRounding): Money {
  const changed =
    change.kind === 'percent'
      ? addMoney(price, percentOfMoney(price, Math.round(change.percent * BASIS_POINTS_PER_PERCENT), 'halfExpand'))
      : addMoney(price, { amount: change.amount, currency: price.currency });
  if (rounding === 'none') return changed;
  return roundMoney(changed, Number(powerOfTen(minorDigits(price.currency))) * Number(rounding), 'halfExpand');
}

/** The lines with another sum, each by its share of the present one. */
export function scaleLines(lines: readonly PackageLine[], price: Money): PackageLine[] {
  const shares = allocateMoney(
    price,
    lines.map(({ amount }) => amount.amount),
  );
  return lines.map(({ key }, place) => ({ key, amount: shares[place] ?? { amount: 0, currency: price.currency } }));
}

/** The price that lines add up to; null without one. */
export const priceOf = (lines: readonly PackageLine[]): Money | null =>
  lines.length === 0 ? null : sumMoney(lines.map(({ amount }) => amount));
