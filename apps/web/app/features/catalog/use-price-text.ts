import type { PriceRange, ShownPrice } from '@travesia/contracts/catalog';
import { useFormat } from '../../lib/format/use-format.ts';

/** Prices as text in the page's language; converted ones begin with ≈. */
export function usePriceText() {
  const format = useFormat();
  const sign = ({ approximate }: ShownPrice) => (approximate ? '≈\u00A0' : '');
  return {
    money: (price: ShownPrice) => sign(price) + format.money(price),
    range: ({ low, high }: PriceRange) => sign(low) + format.moneyRange(low, high),
  };
}
