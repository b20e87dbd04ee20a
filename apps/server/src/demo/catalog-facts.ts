import type { Rate } from '@travesia/contracts/kit';
import type { ProviderContent } from './content/read-content.ts';
import type { DemoCatalog, DemoTreatment } from './types.ts';

function needed<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The catalogue has no ${what}, which the demo needs.`);
  return value;
}

/** The city of a slug; throws when the catalogue lacks it. */
export function cityOf(catalog: DemoCatalog, slug: string): DemoCatalog['cities'][number] {
  return needed(
    catalog.cities.find((city) => city.slug === slug),
    `city "${slug}"`,
  );
}

/** The treatment of a slug; throws when the catalogue lacks it. */
export function treatmentOf(catalog: DemoCatalog, slug: string): DemoTreatment {
  return needed(
    catalog.treatments.find((treatment) => treatment.slug === slug),
    `treatment "${slug}"`,
  );
}

/** ISO 4217 code in which a provider states its prices. */
export function currencyOf(provider: ProviderContent, catalog: DemoCatalog): string {
  if (provider.quotes_usd) return 'USD';
  const code = cityOf(catalog, provider.city).country;
  return needed(
    catalog.countries.find((country) => country.code === code),
    `country "${code}"`,
  ).currency;
}

/** The usual price of a treatment in a country, whole US dollars. */
export function priceRange(catalog: DemoCatalog, treatment: string, country: string) {
  return needed(
    catalog.prices.find((price) => price.treatment === treatment && price.country === country),
    `price of ${treatment} in ${country}`,
  );
}

/** A currency's minor digits (ISO 4217), and the rates by which dollars are converted into it. */
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
