import { divideRounded } from '@travesia/contracts/kit';

/** What one published package charges for an item it does not include. */
export interface MarketSample {
  packageId: string;
  key: string;
  treatment: string;
  city: string;
  country: string;
  /** US cents for the whole quantity. */
  usdMinor: number;
  quantity: number | null;
}

/** An item that a package does not include, and the package's location. */
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

/** Minimum number of prices for a typical price. */
export const FEWEST_SAMPLES = 3;

/** An exact unit price, kept as a ratio so that it is rounded only once, at the end. */
interface Ratio {
  dividend: number;
  divisor: number;
}

const NOTHING: Ratio = { dividend: 0, divisor: 1 };

/** Median; for an even count the mean of the middle two, rounded half up to an integer. */
function medianOf(values: readonly Ratio[]): number {
  const sorted = values.toSorted((a, b) => a.dividend * b.divisor - b.dividend * a.divisor);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NOTHING;
  const lower = sorted.length % 2 === 1 ? upper : (sorted[middle - 1] ?? NOTHING);
  const dividend = lower.dividend * upper.divisor + upper.dividend * lower.divisor;
  return Number(divideRounded(BigInt(dividend), BigInt(2 * lower.divisor * upper.divisor), 'halfCeil'));
}

/** Median of integer amounts; for an even count the mean of the middle two, rounded half up. */
export const median = (amounts: readonly number[]): number =>
  medianOf(amounts.map((dividend) => ({ dividend, divisor: 1 })));

/**
 * Typical price of the item: median over the same treatment in the same city, country, or everywhere,
 * whichever first has enough packages. Nights and visits are compared per unit. Null without enough prices.
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
  const prices = area.found.map((one): Ratio =>
    quantity === null
      ? { dividend: one.usdMinor, divisor: 1 }
      : { dividend: one.usdMinor * quantity, divisor: Math.max(1, one.quantity ?? 1) },
  );
  return { usdMinor: medianOf(prices), scope: area.scope, packages: area.found.length };
}
