import { divideRounded } from '@travesia/contracts/kit';

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

/** An exact price by the piece: no float holds it before the one rounding at the end. */
interface Ratio {
  dividend: number;
  divisor: number;
}

const NOTHING: Ratio = { dividend: 0, divisor: 1 };

/** The middle value, of an even number the mean of the two in the middle, rounded half up to a whole number. */
function medianOf(values: readonly Ratio[]): number {
  const sorted = values.toSorted((a, b) => a.dividend * b.divisor - b.dividend * a.divisor);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NOTHING;
  const lower = sorted.length % 2 === 1 ? upper : (sorted[middle - 1] ?? NOTHING);
  const dividend = lower.dividend * upper.divisor + upper.dividend * lower.divisor;
  return Number(divideRounded(BigInt(dividend), BigInt(2 * lower.divisor * upper.divisor), 'halfCeil'));
}

/** The middle of whole amounts, of an even number the mean of the two in the middle, rounded half up. */
export const median = (amounts: readonly number[]): number =>
  medianOf(amounts.map((dividend) => ({ dividend, divisor: 1 })));

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
  const prices = area.found.map((one): Ratio =>
    quantity === null
      ? { dividend: one.usdMinor, divisor: 1 }
      : { dividend: one.usdMinor * quantity, divisor: Math.max(1, one.quantity ?? 1) },
  );
  return { usdMinor: medianOf(prices), scope: area.scope, packages: area.found.length };
}
