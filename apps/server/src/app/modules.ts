import type { Mounted } from '../platform/http/module.ts';
import { accountsRoutes, createAccounts } from '../modules/accounts/index.ts';
import { type CatalogReads, catalogRoutes, createCatalogReads } from '../modules/catalog/index.ts';
import { favoritesRoutes } from '../modules/favorites/index.ts';
import { type LeadsSetup, leadsRoutes } from '../modules/leads/index.ts';
import { readEstimateData } from '../../data/estimates/read-estimates.ts';
import { estimatesRoutes } from '../modules/estimates/index.ts';
import { countListings, followPackages, packagesRoutes } from '../modules/packages/index.ts';
import { followProviders, providersRoutes } from '../modules/providers/index.ts';
import { reviewsRoutes } from '../modules/reviews/index.ts';
import { servicesRoutes } from '../modules/services/index.ts';
import { createSearch, searchRoutes } from '../modules/search/index.ts';
import { createListers } from './search-wiring.ts';

export interface Modules {
  mounted: Mounted[];
  catalog: CatalogReads;
  /** Reads what lists and search hold in memory, one after the other; whoever asks before it is done waits for the same reading. */
  warm: () => Promise<void>;
}

/** Most treatments that a phrase is taken to mean. */
const TREATMENTS_MATCHED = 30;

/** Makes every module, in the order of their dependencies, and lists what they mount. */
export function createModules(deps: LeadsSetup): Modules {
  const search = createSearch(deps);
  const catalog = createCatalogReads(deps, {
    countListings: () => countListings(deps.database.db),
    matchTreatments: async (phrase) => {
      const found = await search.matchDocuments({ phrase, kinds: ['treatment'], limit: TREATMENTS_MATCHED });
      return found.map((match) => match.ref);
    },
  });
  const reads = {
    ...deps,
    reference: catalog.reference,
    search,
    providers: followProviders(deps),
    packages: followPackages(deps),
  };
  return {
    catalog,
    warm: async () => {
      await catalog.reference();
      await reads.packages();
      await reads.providers();
      await search.warm();
    },
    mounted: [
      ...accountsRoutes(createAccounts(deps)),
      ...catalogRoutes(catalog),
      ...providersRoutes(reads),
      ...packagesRoutes(reads),
      ...reviewsRoutes(reads),
      ...servicesRoutes(reads),
      ...estimatesRoutes({ catalog, packages: reads, data: readEstimateData() }),
      ...favoritesRoutes({ secret: deps.secret, catalog, reads }),
      ...leadsRoutes(deps),
      ...searchRoutes(deps, search, createListers(catalog, reads)),
    ],
  };
}
