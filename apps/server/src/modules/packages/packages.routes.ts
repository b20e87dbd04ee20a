import { getPackage, listPackages } from '@travesia/contracts/packages';
import { mount, type Mounted } from '../../platform/http/module.ts';
import type { PackageReads } from './package-reads.ts';
import { getPackageQuery } from './queries/get-package.ts';
import { listPackagesQuery } from './queries/list-packages.ts';

/** The packages' public calls. */
export const packagesRoutes = (reads: PackageReads): Mounted[] => [
  mount(listPackages, ({ query }, { actor }) => listPackagesQuery(reads, query, actor)),
  mount(getPackage, ({ params, query }, { actor }) => getPackageQuery(reads, params.id, query, actor)),
];
