import {
  comparePackages,
  getPackage,
  getPackageShowcase,
  getTreatmentCities,
  getTreatmentMarket,
  listPackages,
} from '@travesia/contracts/packages';
import { mount, type Mounted } from '../../platform/http/module.ts';
import type { PackageReads } from './package-reads.ts';
import { comparePackagesQuery } from './queries/compare-packages.ts';
import { getPackageShowcaseQuery } from './queries/get-package-showcase.ts';
import { getPackageQuery } from './queries/get-package.ts';
import { getTreatmentCitiesQuery, getTreatmentMarketQuery } from './queries/get-treatment-market.ts';
import { listPackagesQuery } from './queries/list-packages.ts';

/** Public endpoints for packages. */
export const packagesRoutes = (reads: PackageReads): Mounted[] => [
  mount(listPackages, ({ query }, { actor }) => listPackagesQuery(reads, query, actor)),
  mount(comparePackages, ({ query }, { actor }) => comparePackagesQuery(reads, query, actor)),
  mount(getPackageShowcase, ({ query }, { actor }) => getPackageShowcaseQuery(reads, query, actor)),
  mount(getTreatmentMarket, ({ params, query }, { actor }) =>
    getTreatmentMarketQuery(reads, params.slug, query, actor),
  ),
  mount(getTreatmentCities, ({ params, query }, { actor }) =>
    getTreatmentCitiesQuery(reads, params.slug, query, actor),
  ),
  mount(getPackage, ({ params, query }, { actor }) => getPackageQuery(reads, params.id, query, actor)),
];
