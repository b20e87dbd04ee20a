import {
  convertMoney,
  type Money,
  moneyOfUnits,
  percentOfMoney,
  powerOfTen,
  type Rate,
  roundMoney,
} from '@travesia/contracts/kit';
import type { SeededRandom } from '../seeded-random.ts';

/** A provider's currency, and its local price level. */
export type PriceBook = {
  currency: string;
  /** Minor digits of the currency (ISO 4217). */
  digits: number;
  rates: ReadonlyMap<string, Rate>;
  /** Local cost of a bed, a ride or an hour, in basis points of Mexico (field notes, section 6). */
  factor: number;
};

/** Country factors of the modeled price ranges, in basis points; Mexico is 10,000. */
export const COUNTRY_FACTORS: Record<string, number> = {
  MX: 10_000,
  CO: 9500,
  CR: 12_000,
  BR: 11_500,
  AR: 10_000,
  DO: 9000,
  PA: 12_500,
  PE: 9000,
  CL: 13_500,
  EC: 9000,
};

/** Converts whole units of a currency to integer minor units. */
export const toMinor = (units: number, { currency, digits }: PriceBook) => moneyOfUnits(units, currency, digits).amount;

/** Minor units per unit. */
const scaleOf = ({ digits }: PriceBook) => Number(powerOfTen(digits));

const dollarsIn = (book: PriceBook, usd: number): Money =>
  convertMoney(moneyOfUnits(usd, 'USD'), book.currency, book.rates);

/** The largest of 1, 5, 10, 50, 100… units not above a fraction of an amount, in minor units. */
function stepWithin({ amount }: Money, parts: number, book: PriceBook): number {
  const units = Math.max(1, amount / scaleOf(book) / parts);
  const power = 10 ** Math.floor(Math.log10(units));
  return (units >= power * 5 ? power * 5 : power) * scaleOf(book);
}

const wholeUnits = ({ amount }: Money, book: PriceBook) => amount / scaleOf(book);

/**
 * A price within a range, with the endings of real price lists (1,420, 98,500, 4,780,000, occasionally …90).
 * @param fraction position in the range, 0 low to 1 high; it is drawn, so that no amount depends on its last digits
 * @returns whole units of the book's currency
 */
export function priceWithin(
  range: { low_usd: number; high_usd: number },
  fraction: number,
  book: PriceBook,
  random: SeededRandom,
): number {
  const { currency } = book;
  const low = dollarsIn(book, range.low_usd).amount;
  const high = dollarsIn(book, range.high_usd).amount;
  const aim: Money = { amount: low + Math.round((high - low) * Math.min(1, Math.max(0, fraction))), currency };
  const step = stepWithin(aim, 100, book);
  const ninety = roundMoney(aim, step * 10, 'trunc').amount + step * 9;
  const drawn = random.chance(0.3) && ninety >= low && ninety <= high;
  const rounded = roundMoney(aim, step, 'halfCeil').amount;
  const [least, most] = [
    roundMoney({ amount: low, currency }, step, 'expand').amount,
    roundMoney({ amount: high, currency }, step, 'trunc').amount,
  ];
  return wholeUnits({ amount: drawn ? ninety : Math.min(most, Math.max(least, rounded)), currency }, book);
}

/** A given US dollar price in the book's currency, rounded finely enough to stay recognizable. Whole units. */
export function fixedPrice(usd: number, book: PriceBook): number {
  const price = dollarsIn(book, usd);
  const step = book.currency === 'USD' ? scaleOf(book) : stepWithin(price, 1000, book);
  return wholeUnits(roundMoney(price, step, 'halfCeil'), book);
}

/** An amount rounded as prices of a night, a visit or a ride usually are. Whole units. */
export function spokenPrice(price: Money, book: PriceBook): number {
  const step = stepWithin(price, 8, book);
  return wholeUnits({ ...price, amount: Math.max(step, roundMoney(price, step, 'halfCeil').amount) }, book);
}

/** The local price of a night, a visit or a ride from its US dollar price in Mexico. Whole units. */
export const unitPrice = (usd: number, book: PriceBook): number =>
  spokenPrice(percentOfMoney(dollarsIn(book, usd), book.factor, 'halfExpand'), book);
