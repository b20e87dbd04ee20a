// Public API of the catalog: treatments, places, currencies and the reference data other modules present.
export { type CatalogReads, catalogService, createCatalogReads, listingCountsService } from './catalog-reads.ts';
export { presentCountryPrice, presentTreatment } from './catalog.presenter.ts';
export { createListings } from './admin/create-listings.ts';
export { treatmentHolders } from './admin/listings-deps.ts';
export { loadCatalog } from './commands/load-catalog.ts';
export type { ListingCounts, TreatmentCount } from './listing-counts.ts';
export { placeKey } from './place-key.ts';
export { ensureCities, placeId } from './places.repo.ts';
export { agreedRule, presentPolicy } from './policy.presenter.ts';
export { findPolicyVersion } from './catalog.repo.ts';
export { convertUnits, homePrice, showPrice, showUsd, toUsdMinor } from './price-view.ts';
export { HOME_COUNTRY, loadReference, type Reference } from './reference.ts';
export { catalogFeature } from './feature.ts';
