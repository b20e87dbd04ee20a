import type { Mounted } from '../platform/http/module.ts';
import type { ModuleDeps } from '../platform/module-deps.ts';
import { type CatalogReads, catalogRoutes, createCatalogReads } from '../modules/catalog/index.ts';
import { countListings, packagesRoutes } from '../modules/packages/index.ts';
import { providersRoutes } from '../modules/providers/index.ts';
import { reviewsRoutes } from '../modules/reviews/index.ts';
import { createSearch, searchRoutes } from '../modules/search/index.ts';
import { createListers } from './search-wiring.ts';

export interface Modules {
  mounted: Mounted[];
  catalog: CatalogReads;
}

/** Most treatments that a phrase is taken to mean. */
const TREATMENTS_MATCHED = 30;

/** Makes every module, in the order of their dependencies, and lists what they mount. */
export function createModules(deps: ModuleDeps): Modules {
  const search = createSearch(deps);
  const catalog = createCatalogReads(deps, {
    countListings: () => countListings(deps.database.db),
    matchTreatments: async (phrase) => {
      const found = await search.matchDocuments({ phrase, kinds: ['treatment'], limit: TREATMENTS_MATCHED });
      return found.map((match) => match.ref);
    },
  });
  const reads = { ...deps, reference: catalog.reference, search };
  return {
    catalog,
    mounted: [
      ...catalogRoutes(catalog),
      ...providersRoutes(reads),
      ...packagesRoutes(reads),
      ...reviewsRoutes(reads),
      ...searchRoutes(deps, search, createListers(catalog, reads)),
    ],
  };
}
