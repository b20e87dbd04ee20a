import { RANK } from '@travesia/contracts/providers';

/** The rating that lists sort by, given an average of `count` reviews: every clinic starts with some assumed reviews. */
export const countedMean = (mean: number, count: number): number =>
  (mean * count + RANK.assumedMean * RANK.assumedReviews) / (count + RANK.assumedReviews);
