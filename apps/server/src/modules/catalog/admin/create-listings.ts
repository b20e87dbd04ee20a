import { parseCatalog } from '../../../../data/catalog/read-catalog.ts';
import type { ModuleDeps } from '../../../platform/module-deps.ts';
import type { Services } from '../../../platform/feature/service.ts';
import { searchService } from '../../search/index.ts';
import { listingCountsService } from '../catalog-reads.ts';
import { type ListingsDeps, treatmentHolders, type TreatmentUses } from './listings-deps.ts';

/** Maximum treatments shown when previewing a search phrase. */
const TRIED = 6;

const NO_USES: TreatmentUses = { packages: 0, published_packages: 0, providers: 0, reviews: 0, requests: 0 };

/** Dependencies of treatment administration; features that refer to treatments are called as holders. */
export const createListings = ({
  database,
  clock,
  get,
  all,
}: Pick<ModuleDeps, 'database' | 'clock'> & Services): ListingsDeps => ({
  database,
  clock,
  readRelease: () => parseCatalog(),
  countUses: async (tx, slug) => {
    const uses = { ...NO_USES };
    // Sequentially: they share the transaction's connection.
    for (const { countUses } of all(treatmentHolders)) Object.assign(uses, await countUses?.(tx, slug));
    return uses;
  },
  countOffers: async () => {
    const { treatments, providersByTreatment } = await get(listingCountsService)();
    const packages = new Map<string, number>();
    for (const one of treatments) packages.set(one.treatment, (packages.get(one.treatment) ?? 0) + one.packages);
    return new Map(
      [...packages].map(([slug, count]) => [slug, { packages: count, providers: providersByTreatment.get(slug) ?? 0 }]),
    );
  },
  follow: async (tx, change) => {
    for (const { follow } of all(treatmentHolders)) await follow?.(tx, change);
  },
  tryPhrase: (phrase, draft) => {
    const request = { phrase, kinds: ['treatment' as const], limit: TRIED };
    const search = get(searchService);
    return draft ? search.tryDraft(request, draft) : search.matchDocuments(request);
  },
});
