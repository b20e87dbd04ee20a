import { type Localized, LOCALES } from '@travesia/contracts/kit';
import type { Catalog } from '../../../data/catalog/schema.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { PlannedTreatment } from './admin/plan-release.ts';
import { NEARBY, putSearchDocuments, type SearchDocument } from '../search/index.ts';

const everyName = (...names: Localized[]): string[] => names.flatMap((name) => LOCALES.map((locale) => name[locale]));

interface NamedTreatment {
  slug: string;
  name: Localized;
  shortName: Localized;
  synonyms: readonly { text: string; weight: number }[];
}

/** A treatment's search document: all its names in three languages. */
export const treatmentDocument = ({ slug, name, shortName, synonyms }: NamedTreatment): SearchDocument => ({
  kind: 'treatment',
  ref: slug,
  label: shortName,
  names: everyName(shortName, name),
  synonyms,
});

/** Indexes the given published treatments, destination cities and countries for search, by all their names in three languages. */
export async function indexCatalog(tx: Tx, catalog: Catalog, planned: readonly PlannedTreatment[]): Promise<void> {
  const plans = new Map(planned.map((plan) => [plan.key, plan]));
  const countryName = new Map(catalog.countries.map((country) => [country.code, country.name]));
  const treatments = catalog.treatments.flatMap(({ slug: key, name, short_name: shortName }) => {
    const plan = plans.get(key);
    const others = catalog.synonyms[key];
    const synonyms = others ? LOCALES.flatMap((locale) => others[locale]) : [];
    return plan?.published ? [treatmentDocument({ slug: plan.slug, name, shortName, synonyms })] : [];
  });
  const cities = catalog.cities.map((city): SearchDocument => ({
    kind: 'city',
    ref: city.slug,
    label: city.name,
    detail: countryName.get(city.country) ?? null,
    country: city.country,
    names: everyName(city.name),
    synonyms: (city.near ?? []).map((text) => ({ text, weight: NEARBY })),
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
