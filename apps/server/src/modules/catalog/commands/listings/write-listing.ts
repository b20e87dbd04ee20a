import type { TreatmentChange, TreatmentListingDetail } from '@travesia/contracts/catalog';
import { LOCALES } from '@travesia/contracts/kit';
import type { Tx } from '../../../../platform/db/database.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { putSearchDocuments, removeSearchDocuments } from '../../../search/index.ts';
import type { ListingsScope } from '../../catalog.policy.ts';
import type { ListingsDeps } from '../../listings/listings-deps.ts';
import { findHolder, findListing, listCategories, type ListingRow, synonymRows } from '../../listings/listings.repo.ts';
import { readListing } from '../../listings/read-listing.ts';
import { replaceSynonyms } from '../../listings/release.repo.ts';
import { treatmentDocument } from '../../search-documents.ts';

type Named = Pick<TreatmentChange, 'slug' | 'name' | 'short_name' | 'synonyms' | 'status'>;

/** Writes the other names of a treatment, and has the search find it while it is published. */
export async function writeNames(tx: Tx, { slug, name, short_name, synonyms, status }: Named): Promise<void> {
  await replaceSynonyms(tx, [slug], synonymRows(slug, synonyms));
  if (status !== 'published') return removeSearchDocuments(tx, 'treatment', [slug]);
  const all = LOCALES.flatMap((locale) => synonyms[locale]);
  await putSearchDocuments(tx, [treatmentDocument({ slug, name, shortName: short_name, synonyms: all })]);
}

/** Throws `catalog.unknown_category`. */
export async function refuseUnknownCategory(tx: Tx, category: string): Promise<void> {
  if ((await listCategories(tx)).some(({ slug }) => slug === category)) return;
  throw new ProblemError('catalog.unknown_category', {
    fields: [{ path: 'body.category', code: 'unknown_category', message: 'is no category' }],
  });
}

/** Throws `catalog.slug_taken` when another treatment has the slug or had it. */
export async function refuseTakenSlug(tx: Tx, slug: string, own: string | null): Promise<void> {
  const holder = await findHolder(tx, slug);
  if (holder === undefined || holder === own) return;
  throw new ProblemError('catalog.slug_taken', {
    fields: [{ path: 'body.slug', code: 'slug_taken', message: 'belongs to another treatment' }],
  });
}

/** The row to change, locked. Throws `catalog.treatment_not_found` and, with the present one, `request.stale_version`. */
export async function lockListing(
  deps: ListingsDeps,
  tx: Tx,
  scope: ListingsScope,
  { slug, version }: { slug: string; version: number },
): Promise<ListingRow> {
  const row = await findListing(tx, scope, slug, { lock: true });
  if (!row) throw new ProblemError('catalog.treatment_not_found');
  if (row.version !== version)
    throw new ProblemError('request.stale_version', { present: await readListing(deps, tx, row) });
  return row;
}

/** The treatment as it is after a change. */
export async function readWritten(
  deps: ListingsDeps,
  tx: Tx,
  scope: ListingsScope,
  slug: string,
): Promise<TreatmentListingDetail> {
  const row = await findListing(tx, scope, slug);
  if (!row) throw new Error(`the treatment ${slug} was just written and is not there`);
  return readListing(deps, tx, row);
}
