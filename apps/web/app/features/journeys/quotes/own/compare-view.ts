import type { ComparedQuote } from '@travesia/contracts/journeys';

/**
 * The clinic that asks the lowest price, and the one that costs least with everything needed, where these are two: then the
 * lowest price isn’t the lowest total. `compared` is in the order of the totals.
 */
export function lowestTwice<T extends Pick<ComparedQuote, 'price' | 'total'>>(
  compared: readonly T[],
): { asks: T; costs: T } | null {
  const [costs] = compared;
  const [asks] = compared.toSorted((one, other) => one.price.amount - other.price.amount);
  if (!costs || !asks || asks === costs) return null;
  const isLower = asks.price.amount < costs.price.amount && asks.total.amount > costs.total.amount;
  return isLower ? { asks, costs } : null;
}
