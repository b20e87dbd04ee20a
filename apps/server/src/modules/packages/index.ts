// Front door of the packages: priced offers with their 22 lines.
export { isForEverybody } from './comparable-total.rules.ts';
export { countListings } from './listing-counts.repo.ts';
export { answerLetters } from './packages.presenter.ts';
export { listPackagesQuery } from './queries/list-packages.ts';
export { packagesRoutes } from './packages.routes.ts';
export {
  countOffers,
  type NewInclusion,
  type NewPackage,
  refreshPackageRanks,
  upsertPackages,
} from './packages-write.repo.ts';
