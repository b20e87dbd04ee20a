import { contribute, defineFeature } from '../../platform/feature/feature.ts';
import { treatmentHolders } from '../catalog/index.ts';
import { providerReadsService } from '../providers/index.ts';
import { reviewsRoutes } from './reviews.routes.ts';
import { countReviewsOf } from './treatment-uses.repo.ts';

export const reviewsFeature = defineFeature({
  name: 'reviews',
  tags: { reviews: 'What patients say of providers.' },
  offers: [
    contribute(treatmentHolders, () => ({
      countUses: async (tx, slug) => ({ reviews: await countReviewsOf(tx, slug) }),
    })),
  ],
  routes: ({ get }) => reviewsRoutes(get(providerReadsService)),
});
