import { contribute, defineFeature } from '../../platform/feature/feature.ts';
import { catalogService, treatmentHolders } from '../catalog/index.ts';
import { packageReadsService } from '../packages/index.ts';
import { favoritesPersonalData } from './favorites-personal-data.ts';
import { favoritesRoutes } from './favorites.routes.ts';
import { renameSavedTreatment } from './renamed-treatment.repo.ts';
import { clinicHolders } from '../providers/index.ts';
import { favoriteRows } from './clinic-rows.ts';

export const favoritesFeature = defineFeature({
  name: 'favorites',
  tags: { favorites: 'What a signed-in person saved, in lists that can be shared and compared.' },
  offers: [
    contribute(clinicHolders, () => favoriteRows),
    contribute(treatmentHolders, () => ({
      follow: async (tx, { from, to }) => {
        if (from !== to) await renameSavedTreatment(tx, from, to);
      },
    })),
  ],
  routes: ({ secret, get }) =>
    favoritesRoutes({ secret, catalog: get(catalogService), reads: get(packageReadsService) }),
  personalData: ({ secret }) => favoritesPersonalData(secret),
});
