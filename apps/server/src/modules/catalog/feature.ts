import { defineFeature, offer } from '../../platform/feature/feature.ts';
import { searchService } from '../search/index.ts';
import { catalogService, createCatalogReads, listingCountsService } from './catalog-reads.ts';
import { catalogRoutes } from './catalog.routes.ts';
import { createListings } from './admin/create-listings.ts';
import { listingsRoutes } from './admin/listings.routes.ts';
import { referenceRoutes } from './admin/reference/reference.routes.ts';
import { treatmentFinder } from './admin/treatment-finder.ts';
import { treatmentLifecycle } from './admin/treatment.lifecycle.ts';

/** Maximum treatments matched to a phrase. */
const TREATMENTS_MATCHED = 30;

export const catalogFeature = defineFeature({
  name: 'catalog',
  lifecycles: [treatmentLifecycle],
  tags: { catalog: 'Treatments with typical prices and their sources, destinations, currencies.' },
  offers: [
    offer(catalogService, (parts) =>
      createCatalogReads(parts, {
        countListings: parts.get(listingCountsService),
        matchTreatments: async (phrase) => {
          const request = { phrase, kinds: ['treatment' as const], limit: TREATMENTS_MATCHED };
          const search = parts.get(searchService);
          const { city, country, rest, treatment, notOffered, unsure } = await search.understand(phrase);
          const isPlace = (city ?? country) !== null && !rest.length && !treatment && !notOffered && !unsure;
          // A treatment stays listed where nobody offers it: its page tells where they do.
          if (!isPlace) {
            const found = await search.matchDocuments(request);
            return { slugs: found.map(({ ref }) => ref), city: null, country: null };
          }
          return { slugs: null, city: city?.entry.ref ?? null, country: city ? null : (country?.entry.ref ?? null) };
        },
      }),
    ),
    treatmentFinder,
  ],
  routes: (parts) => [
    ...catalogRoutes(parts.get(catalogService)),
    ...listingsRoutes(createListings(parts)),
    ...referenceRoutes(parts),
  ],
  warm: ({ get }) => get(catalogService).reference(),
});
