import type { Locale } from '@travesia/contracts/kit';
import type { ModuleDeps } from '../../platform/module-deps.ts';
import { defineService } from '../../platform/feature/service.ts';
import { perRevision } from '../../platform/http/revision/per-revision.ts';
import { listSynonyms } from './catalog.repo.ts';
import type { ListingCounts } from './listing-counts.ts';
import { loadReference, type Reference } from './reference.ts';

/** What the catalogue's queries read from; reference and counts are kept while the catalogue's revision stands. */
export interface CatalogReads {
  reference: () => Promise<Reference>;
  counts: () => Promise<ListingCounts>;
  synonyms: (treatment: string, language: Locale) => Promise<string[]>;
  /** Slugs of the treatments that a phrase may mean, best first. */
  matchTreatments: (phrase: string) => Promise<string[]>;
}

/** `countListings` and `matchTreatments` come from modules that stand later or beside in the order of modules. */
export function createCatalogReads(
  { database, revision }: ModuleDeps,
  outside: { countListings: () => Promise<ListingCounts>; matchTreatments: (phrase: string) => Promise<string[]> },
): CatalogReads {
  return {
    reference: perRevision(revision, () => loadReference(database.db)),
    counts: perRevision(revision, outside.countListings),
    synonyms: (treatment, language) => listSynonyms(database.db, treatment, language),
    matchTreatments: outside.matchTreatments,
  };
}

/** What the catalogue's queries read from, shared by all features that present with it. */
export const catalogService = defineService<CatalogReads>('catalog');

/** Counts what clinics offer; asked once a revision. */
export const listingCountsService = defineService<() => Promise<ListingCounts>>('listing counts');
