import type { PriceRange, ShownPrice } from '@travesia/contracts/catalog';
import { roundMoney } from '@travesia/contracts/kit';

const DIGITS = 3;

/** A typical range for display. A converted one is rounded to three digits: more would suggest false precision. */
export const typicalRange = ({ low, high }: PriceRange): PriceRange => ({
  low: typicalPrice(low),
  high: typicalPrice(high),
});

function typicalPrice(price: ShownPrice): ShownPrice {
  if (!price.approximate) return price;
  const unit = 10 ** Math.max(0, String(price.amount).length - DIGITS);
  return { ...price, ...roundMoney(price, unit, 'halfCeil') };
}
