import type { SearchPreview, SearchPreviewRequest, TreatmentListingDetail } from '@travesia/contracts/catalog';
import { LOCALES } from '@travesia/contracts/kit';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { allListings } from '../../catalog.policy.ts';
import type { FoundTreatment, ListingsDeps } from '../listings-deps.ts';
import { findListing, listListings } from '../listings.repo.ts';
import { readListing } from '../read-listing.ts';
import { treatmentDocument } from '../../search-documents.ts';

/** A treatment for editing, by its current or a former slug. Throws `catalog.treatment_not_found`. */
export async function getListingQuery(deps: ListingsDeps, slug: string, actor: Actor): Promise<TreatmentListingDetail> {
  const scope = allListings(actor);
  const { db } = deps.database;
  const row = await findListing(db, scope, slug);
  if (!row) throw new ProblemError('catalog.treatment_not_found');
  return readListing(deps, db, row);
}

/** Represents the draft while previewing a phrase; not a valid slug. */
const DRAFT = '(draft)';

/** What a phrase finds now, and what it would find with unsaved names. */
export async function previewSearchQuery(
  deps: ListingsDeps,
  { phrase, language, draft }: SearchPreviewRequest,
  actor: Actor,
): Promise<SearchPreview> {
  const scope = allListings(actor);
  const { replaces, name, short_name: shortName, synonyms } = draft;
  const document = treatmentDocument({
    slug: DRAFT,
    name,
    shortName,
    synonyms: LOCALES.flatMap((locale) => synonyms[locale]),
  });
  const rows = new Map((await listListings(deps.database.db, scope)).map((row) => [row.slug, row]));
  const present = ({ ref, matched }: FoundTreatment) => ({
    slug: ref === DRAFT ? (replaces ?? 'draft') : ref,
    name: (ref === DRAFT ? shortName[language] : rows.get(ref)?.shortName[language]) || shortName.en || ref,
    how: matched,
    is_draft: ref === DRAFT || ref === replaces,
  });
  return {
    now: (await deps.tryPhrase(phrase, null)).map(present),
    with_draft: (await deps.tryPhrase(phrase, { replaces, document })).map(present),
  };
}
