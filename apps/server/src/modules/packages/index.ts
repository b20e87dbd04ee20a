// Front door of the packages: priced offers with their 22 lines.
export { followPackages } from './package-index.repo.ts';
export { isForEverybody } from './comparable-total.rules.ts';
export { addMarketPrices } from './comparable-totals.repo.ts';
export { countListings } from './listing-counts.repo.ts';
export type { PackageReads } from './package-reads.ts';
export { answerLetters } from './packages.presenter.ts';
export { comparePackagesQuery } from './queries/compare-packages.ts';
export { getPackageQuery } from './queries/get-package.ts';
export { listPackagesQuery } from './queries/list-packages.ts';
export { readTerms, type ShownVersions } from './queries/read-terms.ts';
export { readPackagesQuery } from './queries/read-packages.ts';
export { countPackagesOf } from './treatment-uses.repo.ts';
export { packagesRoutes } from './packages.routes.ts';
export {
  countOffers,
  followDeposit,
  type NewInclusion,
  type NewPackage,
  refreshPackageRanks,
  upsertPackages,
} from './packages-write.repo.ts';
