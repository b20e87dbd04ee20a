import type { PriceRange, ShownPrice } from '@travesia/contracts/catalog';
import { roundMoney } from '@travesia/contracts/kit';

const DIGITS = 3;

/**
 * A typical range as it may be shown. One that was converted is rounded to three digits: more would pretend that market
 * ranges are known to the peso.
 */
export const typicalRange = ({ low, high }: PriceRange): PriceRange => ({
  low: typicalPrice(low),
  high: typicalPrice(high),
});

function typicalPrice(price: ShownPrice): ShownPrice {
  if (!price.approximate) return price;
  const unit = 10 ** Math.max(0, String(price.amount).length - DIGITS);
  return { ...price, ...roundMoney(price, unit, 'halfCeil') };
}
