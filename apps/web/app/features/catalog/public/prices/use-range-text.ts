import type { PriceRange } from '@travesia/contracts/catalog';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { typicalRange } from '../../../../lib/format/typical-range.ts';

/** Returns a function that formats a typical range, such as `US$ 3,100–5,800`. */
export function useRangeText(): (range: PriceRange) => string {
  const format = useFormat();
  return (range) => {
    const { low, high } = typicalRange(range);
    return format.shownRange(low, high);
  };
}
