import { moneyOfUnits } from '@travesia/contracts/kit';
import type { SeededRandom } from '../seeded-random.ts';

/** How a provider counts money: its currency, and what a dollar is worth where it lies. */
export type PriceBook = {
  currency: string;
  /** Minor digits of the currency (ISO 4217). */
  digits: number;
  /** Units of the currency for one US dollar. */
  rate: number;
  /** What a bed, a ride or an hour costs there, beside Mexico (field notes, section 6). */
  factor: number;
};

/** The country factors that the modelled price ranges use, Mexico being 1. */
export const COUNTRY_FACTORS: Record<string, number> = {
  MX: 1,
  CO: 0.95,
  CR: 1.2,
  BR: 1.15,
  AR: 1,
  DO: 0.9,
  PA: 1.25,
  PE: 0.9,
  CL: 1.35,
  EC: 0.9,
};

/** Whole units of a currency as integer minor units. */
export const toMinor = (units: number, { currency, digits }: PriceBook) => moneyOfUnits(units, currency, digits).amount;

/** The largest of 1, 5, 10, 50, 100… that is not above a given amount. */
function stepWithin(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, amount)));
  return amount >= power * 5 ? power * 5 : power;
}

/**
 * A price inside a range, ended as price lists end it (1,420, 98,500, 4,780,000, now and then …90).
 * @param fraction place in the range, 0 low to 1 high
 * @returns whole units of the book's currency
 */
export function priceWithin(
  range: { low_usd: number; high_usd: number },
  fraction: number,
  book: PriceBook,
  random: SeededRandom,
): number {
  const low = range.low_usd * book.rate;
  const high = range.high_usd * book.rate;
  const aim = low + (high - low) * Math.min(1, Math.max(0, fraction));
  const step = stepWithin(aim / 100);
  const ninety = Math.floor(aim / (step * 10)) * step * 10 + step * 9;
  if (random.chance(0.3) && ninety >= low && ninety <= high) return ninety;
  const rounded = Math.round(aim / step) * step;
  return Math.min(Math.floor(high / step) * step, Math.max(Math.ceil(low / step) * step, rounded));
}

/** A given dollar price in the book's currency, to the fine step that keeps it recognisable. */
export function fixedPrice(usd: number, book: PriceBook): number {
  const step = book.currency === 'USD' ? 1 : stepWithin((usd * book.rate) / 1000);
  return Math.round((usd * book.rate) / step) * step;
}

/** The price of a night, a visit or a ride, rounded as one would say it. Whole units. */
export function unitPrice(usd: number, book: PriceBook): number {
  const amount = usd * book.factor * book.rate;
  const step = stepWithin(amount / 8);
  return Math.max(step, Math.round(amount / step) * step);
}
