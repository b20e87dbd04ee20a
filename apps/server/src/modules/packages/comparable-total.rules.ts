/** Lines that people choose to add; all others are paid for by everybody whose price leaves them out. */
const CHOSEN: ReadonlySet<string> = new Set(['companion', 'insurance', 'revision_policy']);

/**
 * Whether a line that is not included belongs into the comparable total, the price plus what one would also pay.
 * A companion's bed, an insurance premium and a later revision are not everybody's.
 */
export const isForEverybody = (inclusionKey: string): boolean => !CHOSEN.has(inclusionKey);

/** A price for a missing line: the provider's own, or else what the market asks. Amounts are in one currency. */
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

/** The sum of what one would also pay. A line without any price adds nothing and must be said beside the total. */
export const missingTotal = (lines: readonly Counted[]): number =>
  lines.reduce((sum, { amount, counted }) => (counted && amount !== null ? sum + amount : sum), 0);

/** Lowest total first; of equal totals the lower price first, then the id, so that the order never jumps. */
export const byComparableTotal = <T extends { total: number; price: number; id: string }>(
  compared: readonly T[],
): T[] => compared.toSorted((a, b) => a.total - b.total || a.price - b.price || a.id.localeCompare(b.id));
