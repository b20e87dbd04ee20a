import { contribute, defineFeature, offer } from '../../platform/feature/feature.ts';
import { catalogService, listingCountsService, treatmentHolders } from '../catalog/index.ts';
import { photoHolders } from '../photos/index.ts';
import { followDepositService, providerReadsService } from '../providers/index.ts';
import { searchListersService } from '../search/index.ts';
import { countListings } from './listing-counts.repo.ts';
import { followPackages } from './package-index.repo.ts';
import { packageReadsService } from './package-reads.ts';
import { followDeposit, hasPackage, showPackagePhotos } from './packages-write.repo.ts';
import { packagesRoutes } from './packages.routes.ts';
import { createListers } from './search-listers.ts';
import { countPackagesOf } from './treatment-uses.repo.ts';

export const packagesFeature = defineFeature({
  name: 'packages',
  tags: { packages: 'Priced offers of providers, with what is included and what is not.' },
  offers: [
    offer(packageReadsService, (parts) => ({ ...parts.get(providerReadsService), packages: followPackages(parts) })),
    offer(
      listingCountsService,
      ({ database, clock }) =>
        () =>
          countListings(database.db, clock.now()),
    ),
    offer(searchListersService, ({ get }) => createListers(get(catalogService), get(packageReadsService))),
    offer(followDepositService, () => followDeposit),
    contribute(photoHolders, () => ({ subject: 'package', belongs: hasPackage, show: showPackagePhotos })),
    contribute(treatmentHolders, () => ({
      countUses: async (tx, slug) => {
        const packages = await countPackagesOf(tx, slug);
        return { packages: packages.all, published_packages: packages.published };
      },
    })),
  ],
  routes: ({ get }) => packagesRoutes(get(packageReadsService)),
  warm: ({ get }) => get(packageReadsService).packages(),
});
