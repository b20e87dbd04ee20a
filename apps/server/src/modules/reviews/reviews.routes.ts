import { getTrustLedger, listProviderReviews, listReviews } from '@travesia/contracts/reviews';
import { mount, type Mounted } from '../../platform/http/module.ts';
import { getTrustLedgerQuery } from './queries/get-trust-ledger.ts';
import { listProviderReviewsQuery } from './queries/list-provider-reviews.ts';
import { listReviewsQuery } from './queries/list-reviews.ts';
import type { ReviewReads } from './review-reads.ts';

/** Public endpoints for reviews. */
export const reviewsRoutes = (reads: ReviewReads): Mounted[] => [
  mount(listReviews, ({ query }, { actor }) => listReviewsQuery(reads, query, actor)),
  mount(listProviderReviews, (args, { actor }) => listProviderReviewsQuery(reads, args, actor)),
  mount(getTrustLedger, (_args, { actor }) => getTrustLedgerQuery(reads, actor)),
];
