import type { View } from '@travesia/contracts/catalog';
import { convertUnits, type Reference } from '../catalog/index.ts';
import type { Search, Understanding } from '../search/index.ts';

/** What a phrase names besides words to match: slugs, a country code, a price in whole units of the view's currency. */
export interface ReadPhrase {
  understanding: Understanding;
  treatment: string | null;
  /** Several when the phrase names alternatives. */
  cities: string[];
  countries: string[];
  priceMax: number | null;
}

/** Parses a typed phrase. A price in another currency is converted, or ignored when there is no rate. */
export async function readPhrase(
  search: Search,
  reference: Reference,
  phrase: string,
  view: View,
): Promise<ReadPhrase> {
  const understanding = await search.understand(phrase);
  const { treatment, city, country, others, priceMax, priceCurrency } = understanding;
  return {
    understanding,
    treatment: treatment?.entry.ref ?? null,
    cities: city ? refsOf([city, ...others]) : [],
    // A city implies its country; filter by the narrower one.
    countries: country && !city ? refsOf([country, ...others]) : [],
    priceMax: priceMax === null ? null : inView(reference, priceMax, priceCurrency, view),
  };
}

const refsOf = (places: readonly { entry: { ref: string } }[]): string[] => places.map(({ entry }) => entry.ref);

function inView(reference: Reference, units: number, currency: string | null, view: View): number | null {
  if (currency === null || currency === view.currency) return units;
  return convertUnits(reference.rates, units, currency, view.currency);
}
