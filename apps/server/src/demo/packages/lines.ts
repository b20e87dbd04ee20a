import { BOUGHT_IN, BOUGHT_IN_DISCOUNT } from './answers.ts';
import type { Answered, PackagePlan } from './answers.ts';
import { toMinor } from './price.ts';
import { sidePrice } from './side-costs.ts';

/** Taxes with card and platform fees, per cent of the total, by country (modelled). */
const TAX_PERCENT: Record<string, number> = {
  MX: 6,
  CO: 5.5,
  CR: 5,
  BR: 7,
  AR: 6,
  DO: 6.5,
  PA: 4,
  PE: 6,
  CL: 5.5,
  EC: 5,
};

/**
 * The price split into its lines, integer minor units. They sum to the total exactly: what is bought
 * in costs what it costs, taxes are a share, and the clinic's own work takes the rest.
 */
export function makeLines(
  plan: PackagePlan,
  answers: Map<string, Answered>,
  country: string,
): { key: string; amount: number }[] {
  const { book, profile } = plan;
  const total = toMinor(plan.total, book);
  const amounts = new Map<string, number>();
  amounts.set('taxes_fees', roundMinor((total * (TAX_PERCENT[country] ?? 6)) / 100, total));
  for (const key of BOUGHT_IN) {
    const given = answers.get(key);
    const price = given?.answer === 'included' ? sidePrice(key, plan) : null;
    if (!given || !price) continue;
    const units = price.units * (given.quantity ?? 1) * BOUGHT_IN_DISCOUNT;
    amounts.set(key, roundMinor(toMinor(units, book), total));
  }
  const own = Object.entries(profile.weights).filter(([key]) => answers.get(key)?.answer === 'included');
  const rest = total - sum(amounts.values());
  const weight = sum(own.map(([, share]) => share));
  for (const [key, share] of own) amounts.set(key, roundMinor((rest * share) / weight, total));
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

/** Rounds a part to about a thousandth of the whole, so that lines read like a quote. */
function roundMinor(amount: number, total: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(total / 800)));
  return Math.max(step, Math.round(amount / step) * step);
}
