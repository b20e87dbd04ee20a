import type { Locale } from '@travesia/contracts/kit';
import type { ModuleDeps } from '../../platform/module-deps.ts';
import { defineService } from '../../platform/feature/service.ts';
import { perRevision } from '../../platform/http/revision/per-revision.ts';
import { listSynonyms } from './catalog.repo.ts';
import type { ListingCounts } from './listing-counts.ts';
import { loadReference, type Reference } from './reference.ts';

/** Dependencies of the catalog's queries; reference and counts are cached until the catalog's revision changes. */
export interface CatalogReads {
  reference: () => Promise<Reference>;
  counts: () => Promise<ListingCounts>;
  synonyms: (treatment: string, language: Locale) => Promise<string[]>;
  matchTreatments: (phrase: string) => Promise<MatchedTreatments>;
}

/** What a phrase asks of the list of treatments. */
export interface MatchedTreatments {
  /** Slugs, best first; null for all, when the phrase names a place and nothing else. */
  slugs: string[] | null;
  city: string | null;
  country: string | null;
}

/** `countListings` and `matchTreatments` come from modules later in, or at the same level of, the module order. */
export function createCatalogReads(
  { database, revision }: ModuleDeps,
  outside: { countListings: () => Promise<ListingCounts>; matchTreatments: CatalogReads['matchTreatments'] },
): CatalogReads {
  return {
    reference: perRevision(revision, () => loadReference(database.db)),
    counts: perRevision(revision, outside.countListings),
    synonyms: (treatment, language) => listSynonyms(database.db, treatment, language),
    matchTreatments: outside.matchTreatments,
  };
}

/** The catalog's read dependencies, shared by all features that present its data. */
export const catalogService = defineService<CatalogReads>('catalog');

/** Counts what clinics offer; called once per revision. */
export const listingCountsService = defineService<() => Promise<ListingCounts>>('listing counts');
