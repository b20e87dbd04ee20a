// Public API of the packages module: priced offers with their 22 items.
export { type PackageReads, packageReadsService } from './package-reads.ts';
export { packagesNaming } from './packages-naming.repo.ts';
export { answerLetters } from './packages.presenter.ts';
export { comparePackagesQuery } from './queries/compare-packages.ts';
export { getPackageQuery } from './queries/get-package.ts';
export { listPackagesQuery } from './queries/list-packages.ts';
export { readTerms } from './queries/read-terms.ts';
export { readPackagesQuery } from './queries/read-packages.ts';
export {
  countOffers,
  type NewInclusion,
  type NewPackage,
  refreshPackageRanks,
  upsertPackages,
} from './packages-write.repo.ts';
export { confirmOn, findEdition, rewriteDrafts, upsertDrafts } from './demo/demo-drafts.repo.ts';
export { itineraryOf, templateOf } from './own/template.rules.ts';
export { findSellingClinic, type SellingClinic } from './own/selling-clinic.repo.ts';
export { listMarketSamples } from './market.repo.ts';
export { refreshTotals, totalsOf } from './package-totals.repo.ts';
export { visibleTo } from './packages.policy.ts';
export { followDeposit } from './own/follow-deposit.repo.ts';
export { networkPackagesRoutes } from './network/network-packages.routes.ts';
export { countWaiting } from './proposals/proposals.repo.ts';
export { receivedBy, sentBy } from './proposals/proposals.policy.ts';
export { type DemoProposals, rewriteDemoProposals } from './demo/demo-proposals.repo.ts';
export { packagesFeature } from './feature.ts';
