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

/** Units of a currency for one US dollar, and its minor digits (ISO 4217). */
export function currencyFacts(catalog: DemoCatalog, code: string) {
  const currency = needed(
    catalog.currencies.find((candidate) => candidate.code === code),
    `currency "${code}"`,
  );
  const { base, rates } = catalog.rates;
  // Made-up prices are aimed at by this number and then rounded to a price list's step; no amount is converted by it.
  const perBase = (wanted: string) => (wanted === base ? 1 : Number(needed(rates[wanted], `rate of ${wanted}`)));
  return { digits: currency.minor_digits, rate: perBase(code) / perBase('USD') };
}
