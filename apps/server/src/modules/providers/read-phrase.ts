import type { View } from '@travesia/contracts/catalog';
import { convertUnits, type Reference } from '../catalog/index.ts';
import type { Search, Understanding } from '../search/index.ts';

/** What a phrase names beside words to match: slugs, a country's code, a price in whole units of the view's currency. */
export interface ReadPhrase {
  understanding: Understanding;
  treatment: string | null;
  city: string | null;
  country: string | null;
  priceMax: number | null;
}

/** Reads what a person typed; a price in another currency is converted, and limits nothing when there is no rate for it. */
export async function readPhrase(
  search: Search,
  reference: Reference,
  phrase: string,
  view: View,
): Promise<ReadPhrase> {
  const understanding = await search.understand(phrase);
  const { treatment, city, country, priceMax, priceCurrency } = understanding;
  return {
    understanding,
    treatment: treatment?.entry.ref ?? null,
    city: city?.entry.ref ?? null,
    // A city says its country too; the narrower one is what was asked for.
    country: city ? null : (country?.entry.ref ?? null),
    priceMax: priceMax === null ? null : inView(reference, priceMax, priceCurrency, view),
  };
}

function inView(reference: Reference, units: number, currency: string | null, view: View): number | null {
  if (currency === null || currency === view.currency) return units;
  return convertUnits(reference.rates, units, currency, view.currency);
}
