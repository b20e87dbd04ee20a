import { parseCatalog } from '../../data/catalog/read-catalog.ts';
import type { ListingsDeps } from '../modules/catalog/index.ts';
import { renameSavedTreatment } from '../modules/favorites/index.ts';
import { countRequestsOf } from '../modules/leads/index.ts';
import { countListings, countPackagesOf } from '../modules/packages/index.ts';
import {
  countProvidersOf,
  indexListedProviders,
  refreshCategories,
  renameTreatment,
} from '../modules/providers/index.ts';
import { countReviewsOf } from '../modules/reviews/index.ts';
import type { Search } from '../modules/search/index.ts';
import type { ModuleDeps } from '../platform/module-deps.ts';

/** Treatments that a phrase is shown to mean when it is tried. */
const TRIED = 6;

/** What the administration of treatments is told by the modules that hold something of them. */
export const createListings = (deps: Pick<ModuleDeps, 'database' | 'clock'>, search: Search): ListingsDeps => ({
  ...deps,
  readRelease: () => parseCatalog(),
  countUses: async (tx, slug) => {
    const packages = await countPackagesOf(tx, slug);
    return {
      packages: packages.all,
      published_packages: packages.published,
      providers: await countProvidersOf(tx, slug),
      reviews: await countReviewsOf(tx, slug),
      requests: await countRequestsOf(tx, slug),
    };
  },
  countOffers: async (db) => {
    const { treatments, providersByTreatment } = await countListings(db);
    const packages = new Map<string, number>();
    for (const one of treatments) packages.set(one.treatment, (packages.get(one.treatment) ?? 0) + one.packages);
    return new Map(
      [...packages].map(([slug, count]) => [slug, { packages: count, providers: providersByTreatment.get(slug) ?? 0 }]),
    );
  },
  follow: async (tx, { from, to }) => {
    if (from !== to) {
      const changed = await renameTreatment(tx, from, to);
      if (changed.length) await indexListedProviders(tx, changed);
      await renameSavedTreatment(tx, from, to);
    }
    await refreshCategories(tx, to);
  },
  tryPhrase: (phrase, draft) => {
    const request = { phrase, kinds: ['treatment' as const], limit: TRIED };
    return draft ? search.tryDraft(request, draft) : search.matchDocuments(request);
  },
});
