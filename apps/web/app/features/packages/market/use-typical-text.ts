import type { PriceRange } from '@travesia/contracts/catalog';
import { useFormat } from '../../../lib/format/use-format.ts';

/** Returns a function that formats a typical range for display. */
export function useTypicalText(): (range: PriceRange) => string {
  const format = useFormat();
  return ({ low, high }) => format.shownRange(low, high);
}
