import { allocateMoney, type Money, percentOfMoney, roundMoney } from '@travesia/contracts/kit';
import { TAXES_AND_FEES } from '@travesia/contracts/terms';
import { BOUGHT_IN, BOUGHT_IN_BASIS_POINTS, type Answered, type PackagePlan } from './answers.ts';
import { toMinor } from './price.ts';
import { sidePrice } from './side-costs.ts';

/** Taxes with card and platform fees, in basis points of the total, by country (modeled). */
const TAX_BASIS_POINTS: Record<string, number> = {
  MX: 600,
  CO: 550,
  CR: 500,
  BR: 700,
  AR: 600,
  DO: 650,
  PA: 400,
  PE: 600,
  CL: 550,
  EC: 500,
};

/**
 * Splits the price into items, in integer minor units. They sum to the total exactly: bought
 * items at cost, taxes as a share, and the remainder for the clinic's own work.
 */
export function makeLines(
  plan: PackagePlan,
  answers: Map<string, Answered>,
  country: string,
): { key: string; amount: number }[] {
  const { book, profile } = plan;
  const total = toMinor(plan.total, book);
  const amounts = new Map<string, number>();
  const price: Money = { amount: total, currency: book.currency };
  const taxes = percentOfMoney(price, TAX_BASIS_POINTS[country] ?? 600, 'halfExpand');
  amounts.set(TAXES_AND_FEES, roundMinor(taxes.amount, total));
  for (const key of BOUGHT_IN) {
    const given = answers.get(key);
    const sold = given?.answer === 'included' ? sidePrice(key, plan) : null;
    if (!given || !sold) continue;
    const bought: Money = { amount: toMinor(sold.units, book) * (given.quantity ?? 1), currency: book.currency };
    amounts.set(key, roundMinor(percentOfMoney(bought, BOUGHT_IN_BASIS_POINTS, 'halfExpand').amount, total));
  }
  const own = Object.entries(profile.weights).filter(([key]) => answers.get(key)?.answer === 'included');
  const rest: Money = { amount: total - sum(amounts.values()), currency: book.currency };
  const shares = allocateMoney(
    rest,
    own.map(([, share]) => share),
  );
  own.forEach(([key], place) => amounts.set(key, roundMinor(shares[place]?.amount ?? 0, total)));
  const fee = amounts.get('surgeon_fee') ?? 0;
  amounts.set('surgeon_fee', fee + total - sum(amounts.values()));
  return [...answers.keys()].flatMap((key) => {
    const amount = amounts.get(key);
    return amount === undefined ? [] : [{ key, amount }];
  });
}

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

/** Rounds a part to about a thousandth of the whole, so that items look like a real quote. */
function roundMinor(amount: number, total: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(total / 800)));
  return Math.max(step, roundMoney({ amount, currency: 'USD' }, step, 'halfCeil').amount);
}
