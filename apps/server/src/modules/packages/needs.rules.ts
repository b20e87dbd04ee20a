/** Optional items; everyone pays for all other items that a price does not include. */
const CHOSEN: ReadonlySet<string> = new Set(['companion', 'insurance', 'revision_policy']);

/**
 * Whether an item that is not included counts toward the total with extras.
 * A companion's bed, an insurance premium and a later revision don't apply to everyone.
 */
export const isForEverybody = (inclusionKey: string): boolean => !CHOSEN.has(inclusionKey);

/** Price of a missing item: the provider's own, otherwise the typical price. Amounts are in one currency. */
export function priceMissing(
  own: number | null,
  market: number | null,
): { amount: number; basis: 'provider' | 'market' } | { amount: null; basis: 'unknown' } {
  if (own !== null) return { amount: own, basis: 'provider' };
  return market === null ? { amount: null, basis: 'unknown' } : { amount: market, basis: 'market' };
}

interface Counted {
  amount: number | null;
  counted: boolean;
}

/** Sum of the extras. Items without any price add nothing and must be listed beside the total. */
export const missingTotal = (lines: readonly Counted[]): number =>
  lines.reduce((sum, { amount, counted }) => (counted && amount !== null ? sum + amount : sum), 0);

/** Lowest total first; ties by lower price, then by id, for a stable order. */
export const byComparableTotal = <T extends { total: number; price: number; id: string }>(
  compared: readonly T[],
): T[] => compared.toSorted((a, b) => a.total - b.total || a.price - b.price || a.id.localeCompare(b.id));
