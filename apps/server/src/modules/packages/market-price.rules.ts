/** What one published package asks for a line that it leaves out. */
export interface MarketSample {
  packageId: string;
  key: string;
  treatment: string;
  city: string;
  country: string;
  /** Cents of US dollars for the whole quantity. */
  usdMinor: number;
  quantity: number | null;
}

/** A line that some package leaves out, and where that package is. */
export interface MissingAt {
  packageId: string;
  key: string;
  treatment: string;
  city: string;
  country: string;
  quantity: number | null;
}

export interface MarketMedian {
  usdMinor: number;
  scope: 'city' | 'country' | 'everywhere';
  packages: number;
}

/** Fewer prices than these are no market. */
export const FEWEST_SAMPLES = 3;

/** The middle value; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/**
 * What others ask for the line: median over the same treatment in the same city, or in the country, or everywhere,
 * whichever is the first with enough packages. Nights and visits are compared by the piece. Null without a market.
 */
export function marketPrice(samples: readonly MarketSample[], missing: MissingAt): MarketMedian | null {
  const others = samples.filter(
    ({ key, treatment, packageId }) =>
      key === missing.key && treatment === missing.treatment && packageId !== missing.packageId,
  );
  const areas = [
    { scope: 'city', found: others.filter(({ city }) => city === missing.city) },
    { scope: 'country', found: others.filter(({ country }) => country === missing.country) },
    { scope: 'everywhere', found: others },
  ] as const;
  const area = areas.find(({ found }) => found.length >= FEWEST_SAMPLES);
  if (!area) return null;
  const { quantity } = missing;
  const prices = area.found.map((one) =>
    quantity === null ? one.usdMinor : (one.usdMinor / Math.max(1, one.quantity ?? 1)) * quantity,
  );
  return { usdMinor: Math.round(median(prices)), scope: area.scope, packages: area.found.length };
}
