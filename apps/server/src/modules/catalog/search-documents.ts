import { type Localized, LOCALES } from '@travesia/contracts/kit';
import type { Catalog } from '../../../data/catalog/schema.ts';
import type { Tx } from '../../platform/db/database.ts';
import { putSearchDocuments, type SearchDocument } from '../search/index.ts';

const everyName = (...names: Localized[]): string[] => names.flatMap((name) => LOCALES.map((locale) => name[locale]));

/** Makes treatments, destination cities and countries findable by all their names in three languages. */
export async function indexCatalog(tx: Tx, catalog: Catalog): Promise<void> {
  const countryName = new Map(catalog.countries.map((country) => [country.code, country.name]));
  const treatments = catalog.treatments.map((treatment): SearchDocument => {
    const others = catalog.synonyms[treatment.slug];
    return {
      kind: 'treatment',
      ref: treatment.slug,
      label: treatment.short_name,
      names: everyName(treatment.short_name, treatment.name),
      synonyms: others ? LOCALES.flatMap((locale) => others[locale]) : [],
    };
  });
  const cities = catalog.cities.map((city): SearchDocument => ({
    kind: 'city',
    ref: city.slug,
    label: city.name,
    detail: countryName.get(city.country) ?? null,
    country: city.country,
    names: everyName(city.name),
  }));
  const countries = catalog.countries
    .filter((country) => country.destination)
    .map((country): SearchDocument => ({
      kind: 'country',
      ref: country.code,
      label: country.name,
      country: country.code,
      names: everyName(country.name),
    }));
  await putSearchDocuments(tx, [...treatments, ...cities, ...countries]);
}
