import { listProviderReviews } from '@travesia/contracts/reviews';
import { mount, type Mounted } from '../../platform/http/module.ts';
import { listProviderReviewsQuery } from './queries/list-provider-reviews.ts';
import type { ReviewReads } from './review-reads.ts';

/** The reviews' public calls. */
export const reviewsRoutes = (reads: ReviewReads): Mounted[] => [
  mount(listProviderReviews, (args, { actor }) => listProviderReviewsQuery(reads, args, actor)),
];
