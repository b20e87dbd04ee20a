import {
  listAccreditors,
  getPublicStats,
  getTreatment,
  getTreatmentPrices,
  listCancellationPolicies,
  listCurrencies,
  listLocations,
  listProviderTypes,
  listTreatments,
} from '@travesia/contracts/catalog';
import { mount, type Mounted } from '../../platform/http/module.ts';
import type { CatalogReads } from './catalog-reads.ts';
import { getTreatmentPricesQuery, getTreatmentQuery } from './queries/get-treatment.ts';
import {
  getPublicStatsQuery,
  listAccreditorsQuery,
  listCancellationPoliciesQuery,
  listCurrenciesQuery,
  listLocationsQuery,
  listProviderTypesQuery,
} from './queries/list-reference.ts';
import { listTreatmentsQuery } from './queries/list-treatments.ts';

export const catalogRoutes = (reads: CatalogReads): Mounted[] => [
  mount(listTreatments, ({ query }) => listTreatmentsQuery(reads, query)),
  mount(getTreatment, ({ params, query }) => getTreatmentQuery(reads, params.slug, query)),
  mount(getTreatmentPrices, ({ params, query }) => getTreatmentPricesQuery(reads, params.slug, query)),
  mount(listLocations, ({ query }) => listLocationsQuery(reads, query)),
  mount(listProviderTypes, ({ query }) => listProviderTypesQuery(reads, query)),
  mount(listAccreditors, ({ query }) => listAccreditorsQuery(reads, query)),
  mount(listCurrencies, ({ query }) => listCurrenciesQuery(reads, query)),
  mount(listCancellationPolicies, ({ query }) => listCancellationPoliciesQuery(reads, query)),
  mount(getPublicStats, () => getPublicStatsQuery(reads)),
];
