import { LOCALES, type Localized } from '@travesia/contracts/kit';
import type { Tx } from '../../../platform/db/database.ts';
import { putSearchDocuments, removeSearchDocuments, type SearchDocument } from '../../search/index.ts';
import { type FindableProvider, listFindable } from './findable.repo.ts';

const BATCH = 2000;
const same = (text: string): Localized => ({ en: text, es: text, pt: text });

/** Indexes providers for search by name, clinicians, place, treatments and the clinic's own names for them: the given ones, or all listed ones. */
export async function indexListedProviders(tx: Tx, ids?: readonly string[]): Promise<void> {
  const rows = await listFindable(tx, ids);
  for (let start = 0; start < rows.length; start += BATCH)
    await putSearchDocuments(tx, rows.slice(start, start + BATCH).map(toDocument));
}

/** Removes the search documents of providers that no longer exist. */
export const unlistProviders = (tx: Tx, slugs: readonly string[]): Promise<void> =>
  removeSearchDocuments(tx, 'provider', slugs);

/** Updates a provider's search document, or removes it when the provider is not listed. */
export async function refreshFinding(tx: Tx, { id, slug }: { id: string; slug: string }): Promise<void> {
  const rows = await listFindable(tx, [id]);
  if (rows.length) await putSearchDocuments(tx, rows.map(toDocument));
  else await removeSearchDocuments(tx, 'provider', [slug]);
}

function toDocument(row: FindableProvider): SearchDocument {
  const placeIn = (locale: keyof Localized) =>
    [row.cityName?.[locale], row.countryName[locale]].filter(Boolean).join(', ');
  return {
    kind: 'provider',
    ref: row.slug,
    label: same(row.name),
    detail: { en: placeIn('en'), es: placeIn('es'), pt: placeIn('pt') },
    country: row.country,
    city: row.citySlug,
    names: [row.name, ...row.clinicians, ...row.localNames],
    place: [row.cityName, row.countryName].flatMap((place) => (place ? LOCALES.map((locale) => place[locale]) : [])),
    treatments: row.treatmentSlugs,
    weight: row.rank,
  };
}
