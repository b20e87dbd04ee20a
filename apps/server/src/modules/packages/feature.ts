import { contribute, defineFeature, offer } from '../../platform/feature/feature.ts';
import { approvalFollowers } from '../advertising/index.ts';
import { catalogService, listingCountsService, treatmentHolders } from '../catalog/index.ts';
import { clinicHolders, clinicianHolders, followDepositService, providerReadsService } from '../providers/index.ts';
import { photoHolders } from '../photos/index.ts';
import { searchListersService } from '../search/index.ts';
import { countListings } from './listing-counts.repo.ts';
import { followApprovals } from './follow-approvals.ts';
import { followPackages } from './package-index.repo.ts';
import { networkPackagesRoutes } from './network/network-packages.routes.ts';
import { packageReadsService } from './package-reads.ts';
import { packagesNaming } from './packages-naming.repo.ts';
import { followDeposit } from './own/follow-deposit.repo.ts';
import { ownPackagesRoutes } from './own/own-packages.routes.ts';
import { packageLifecycle } from './own/package.lifecycle.ts';
import { watchOverPrices } from './own/packages.jobs.ts';
import { packagesPersonalData } from './own/packages-personal-data.ts';
import { hasPackage, showPackagePhotos } from './own/package-photos.repo.ts';
import { packagesRoutes } from './packages.routes.ts';
import { proposalLifecycle } from './proposals/proposal.lifecycle.ts';
import { withdrawFromReleased } from './proposals/proposals.subscribers.ts';
import { proposalsRoutes } from './proposals/proposals.routes.ts';
import { createListers } from './search-listers.ts';
import { countPackagesOf } from './treatment-uses.repo.ts';
import { packageRows } from './clinic-rows.ts';

export const packagesFeature = defineFeature({
  name: 'packages',
  tags: { packages: 'Priced offers of providers, with what is included and what is not.' },
  lifecycles: [packageLifecycle, proposalLifecycle],
  offers: [
    contribute(clinicHolders, () => packageRows),
    offer(packageReadsService, (parts) => ({ ...parts.get(providerReadsService), packages: followPackages(parts) })),
    offer(
      listingCountsService,
      ({ database, clock }) =>
        () =>
          countListings(database.db, clock.now()),
    ),
    offer(searchListersService, ({ get }) => createListers(get(catalogService), get(packageReadsService))),
    offer(followDepositService, () => followDeposit),
    contribute(clinicianHolders, () => packagesNaming),
    contribute(approvalFollowers, () => followApprovals),
    contribute(photoHolders, () => ({ subject: 'package', belongs: hasPackage, show: showPackagePhotos })),
    contribute(treatmentHolders, () => ({
      countUses: async (tx, slug) => {
        const packages = await countPackagesOf(tx, slug);
        return { packages: packages.all, published_packages: packages.published };
      },
    })),
  ],
  routes: (parts) => [
    ...packagesRoutes(parts.get(packageReadsService)),
    ...networkPackagesRoutes(parts.get(packageReadsService)),
    ...ownPackagesRoutes({ ...parts, reference: parts.get(catalogService).reference }),
    ...proposalsRoutes({ ...parts, reference: parts.get(catalogService).reference }),
  ],
  background: (parts) => {
    watchOverPrices(parts.jobs, { ...parts, reference: parts.get(catalogService).reference });
    withdrawFromReleased(parts.outbox);
  },
  personalData: () => packagesPersonalData,
  warm: ({ get }) => get(packageReadsService).packages(),
});
