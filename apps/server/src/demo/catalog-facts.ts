import type { Rate } from '@travesia/contracts/kit';
import type { ProviderContent } from './content/read-content.ts';
import type { DemoCatalog, DemoTreatment } from './types.ts';

function needed<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The catalogue has no ${what}, which the demo needs.`);
  return value;
}

/** The city with a slug; throws when it is not in the catalog. */
export function cityOf(catalog: DemoCatalog, slug: string): DemoCatalog['cities'][number] {
  return needed(
    catalog.cities.find((city) => city.slug === slug),
    `city "${slug}"`,
  );
}

/** The treatment with a slug; throws when it is not in the catalog. */
export function treatmentOf(catalog: DemoCatalog, slug: string): DemoTreatment {
  return needed(
    catalog.treatments.find((treatment) => treatment.slug === slug),
    `treatment "${slug}"`,
  );
}

/** ISO 4217 code of a provider's price currency. */
export function currencyOf(provider: ProviderContent, catalog: DemoCatalog): string {
  if (provider.quotes_usd) return 'USD';
  const code = cityOf(catalog, provider.city).country;
  return needed(
    catalog.countries.find((country) => country.code === code),
    `country "${code}"`,
  ).currency;
}

/** Typical price range of a treatment in a country, in whole US dollars. */
export function priceRange(catalog: DemoCatalog, treatment: string, country: string) {
  return needed(
    catalog.prices.find((price) => price.treatment === treatment && price.country === country),
    `price of ${treatment} in ${country}`,
  );
}

/** A currency's number of minor digits (ISO 4217), and its conversion rates from US dollars. */
export function currencyFacts(
  catalog: DemoCatalog,
  code: string,
): { digits: number; rates: ReadonlyMap<string, Rate> } {
  const digitsOf = (wanted: string) =>
    needed(
      catalog.currencies.find((candidate) => candidate.code === wanted),
      `currency "${wanted}"`,
    ).minor_digits;
  const { rates, date } = catalog.rates;
  const rateOf = (currency: string): [string, Rate] => [
    currency,
    { currency, perUsd: needed(rates[currency], `rate of ${currency}`), minorDigits: digitsOf(currency), date },
  ];
  return { digits: digitsOf(code), rates: new Map(['USD', code].map(rateOf)) };
}
