import { contribute, defineFeature } from '../../platform/feature/feature.ts';
import { treatmentHolders } from '../catalog/index.ts';
import { clinicHolders, providerReadsService } from '../providers/index.ts';
import { reviewsRoutes } from './reviews.routes.ts';
import { countReviewsOf } from './treatment-uses.repo.ts';
import { reviewRows } from './clinic-rows.ts';

export const reviewsFeature = defineFeature({
  name: 'reviews',
  tags: { reviews: 'What patients say of providers.' },
  offers: [
    contribute(clinicHolders, () => reviewRows),
    contribute(treatmentHolders, () => ({
      countUses: async (tx, slug) => ({ reviews: await countReviewsOf(tx, slug) }),
    })),
  ],
  routes: ({ get }) => reviewsRoutes(get(providerReadsService)),
});
