import type { PriceRange } from '@travesia/contracts/catalog';
import { useFormat } from '../../../../lib/format/use-format.ts';

/** Returns a function that formats a typical range, such as `US$ 3,100–5,800`. */
export function useRangeText(): (range: PriceRange) => string {
  const format = useFormat();
  return ({ low, high }) => format.shownRange(low, high);
}
