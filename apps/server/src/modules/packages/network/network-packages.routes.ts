import {
  getPackageOverview,
  getPublicNetwork,
  listNetworkPackages,
  offerTreatments as offerTreatmentsCall,
} from '@travesia/contracts/packages';
import { mount, type Mounted } from '../../../platform/http/module.ts';
import type { PackageReads } from '../package-reads.ts';
import { offerTreatments } from './commands/offer-treatments.ts';
import { getPackageOverviewQuery } from './queries/get-package-overview.ts';
import { getPublicNetworkQuery } from './queries/get-public-network.ts';
import { listNetworkPackagesQuery } from './queries/list-network-packages.ts';

/** Endpoints of packages across an organization. */
export const networkPackagesRoutes = (reads: Pick<PackageReads, 'database' | 'reference' | 'clock'>): Mounted[] => [
  mount(listNetworkPackages, ({ query }, { actor }) => listNetworkPackagesQuery(reads, query, actor)),
  mount(getPackageOverview, ({ query }, { actor }) => getPackageOverviewQuery(reads, query, actor)),
  mount(offerTreatmentsCall, ({ body }, { actor }) => offerTreatments(reads, body, actor)),
  mount(getPublicNetwork, ({ params, query }, { actor }) => getPublicNetworkQuery(reads, params.slug, query, actor)),
];
