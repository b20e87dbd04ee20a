import type { PriceRange } from '@travesia/contracts/catalog';
import { typicalRange } from '../../../lib/format/typical-range.ts';
import { useFormat } from '../../../lib/format/use-format.ts';

/** Returns a function that formats a typical range for display. */
export function useTypicalText(): (range: PriceRange) => string {
  const format = useFormat();
  return (range) => {
    const { low, high } = typicalRange(range);
    return format.shownRange(low, high);
  };
}
