import {
  changeTreatment as changeTreatmentCall,
  createTreatment as createTreatmentCall,
  deleteTreatment as deleteTreatmentCall,
  getTreatmentListing,
  listTreatmentListings,
  previewTreatmentSearch,
  takeTreatmentRelease,
} from '@travesia/contracts/catalog';
import { mount, type Mounted } from '../../../platform/http/module.ts';
import { changeTreatment } from './commands/change-treatment.ts';
import { createTreatment } from './commands/create-treatment.ts';
import { deleteTreatment } from './commands/delete-treatment.ts';
import { takeRelease } from './commands/take-release.ts';
import type { ListingsDeps } from './listings-deps.ts';
import { getListingQuery, previewSearchQuery } from './queries/get-listing.ts';
import { listListingsQuery } from './queries/list-listings.ts';

/** Routes for admins to manage treatments. */
export const listingsRoutes = (deps: ListingsDeps): Mounted[] => [
  mount(listTreatmentListings, ({ query }, { actor }) => listListingsQuery(deps, query, actor)),
  mount(getTreatmentListing, ({ params }, { actor }) => getListingQuery(deps, params.slug, actor)),
  mount(createTreatmentCall, ({ body }, { actor }) => createTreatment(deps, body, actor)),
  mount(changeTreatmentCall, ({ params, body }, { actor }) => changeTreatment(deps, params.slug, body, actor)),
  mount(deleteTreatmentCall, ({ params }, { actor }) => deleteTreatment(deps, params.slug, actor)),
  mount(takeTreatmentRelease, ({ params, body }, { actor }) => takeRelease(deps, params.slug, body.version, actor)),
  mount(previewTreatmentSearch, ({ body }, { actor }) => previewSearchQuery(deps, body, actor)),
];
