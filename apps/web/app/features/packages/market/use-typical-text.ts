import type { PriceRange } from '@travesia/contracts/catalog';
import { typicalRange } from '../../../lib/format/typical-range.ts';
import { useFormat } from '../../../lib/format/use-format.ts';

/** Gives the function that writes a typical range as it may be shown. */
export function useTypicalText(): (range: PriceRange) => string {
  const format = useFormat();
  return (range) => {
    const { low, high } = typicalRange(range);
    return format.shownRange(low, high);
  };
}
