import { InclusionKey } from '@travesia/contracts/packages';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PRICE_ITEMS, priceItemTexts } from '../../../catalog/index.ts';

/** Name of a price item by its key. */
export function useItemName(): (key: string) => string {
  const t = useTexts(priceItemTexts);
  return (key) => {
    const known = InclusionKey.safeParse(key);
    return known.success ? t(`item.${known.data}`) : key;
  };
}

/** How much of a price item, with its unit; null if it isn't counted. */
export function useItemQuantity(): (item: { key: InclusionKey; quantity: number | null }) => string | null {
  const t = useTexts(priceItemTexts);
  return ({ key, quantity }) => {
    const { unit } = PRICE_ITEMS[key];
    return unit === null || quantity === null ? null : t(`quantity.${unit}`, { count: quantity });
  };
}
