import type { Mounted } from '../platform/http/module.ts';
import type { ModuleDeps } from '../platform/module-deps.ts';
import { type CatalogReads, catalogRoutes, createCatalogReads } from '../modules/catalog/index.ts';
import { countListings, packagesRoutes } from '../modules/packages/index.ts';
import { providersRoutes } from '../modules/providers/index.ts';
import { reviewsRoutes } from '../modules/reviews/index.ts';
import { createReadPhrase, createSearchRoutes, matchTreatments } from './search-wiring.ts';

export interface Modules {
  mounted: Mounted[];
  catalog: CatalogReads;
}

/** Makes every module, in the order of their dependencies, and lists what they mount. */
export function createModules(deps: ModuleDeps): Modules {
  const catalog = createCatalogReads(deps, {
    countListings: () => countListings(deps.database.db),
    matchTreatments: (phrase) => matchTreatments(deps.database.db, phrase),
  });
  const reads = { ...deps, reference: catalog.reference, readPhrase: createReadPhrase(deps.database.db) };
  const lists = [...catalogRoutes(catalog), ...providersRoutes(reads), ...packagesRoutes(reads), ...reviewsRoutes(reads)];
  return { catalog, mounted: [...lists, ...createSearchRoutes(deps, lists)] };
}
