import { FEWEST_SIMILAR } from '@travesia/contracts/packages';
import { median } from '../market-price.rules.ts';
import type { SimilarOffer } from './similar-packages.repo.ts';

export interface Quartiles {
  scope: 'city' | 'country' | 'everywhere';
  packages: number;
  lower: number;
  median: number;
  upper: number;
}

/**
 * Quartiles of the totals, in US cents, in the city, the country or everywhere, whichever first has enough packages; null if none has. The
 * quartiles are medians of the lower and the upper half, without the middle one of an odd number.
 */
export function quartilesOf(offers: readonly SimilarOffer[], at: { city: string; country: string }): Quartiles | null {
  const areas = [
    { scope: 'city', found: offers.filter(({ city }) => city === at.city) },
    { scope: 'country', found: offers.filter(({ country }) => country === at.country) },
    { scope: 'everywhere', found: offers },
  ] as const;
  const area = areas.find(({ found }) => found.length >= FEWEST_SIMILAR);
  if (!area) return null;
  const totals = area.found.map(({ totalUsdMinor }) => totalUsdMinor).toSorted((a, b) => a - b);
  const half = totals.length >> 1;
  return {
    scope: area.scope,
    packages: totals.length,
    lower: median(totals.slice(0, half)),
    median: median(totals),
    upper: median(totals.slice(totals.length - half)),
  };
}
