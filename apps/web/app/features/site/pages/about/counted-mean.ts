import { RANK } from '@travesia/contracts/providers';

/** What a mean of `count` reviews counts in the order of lists: every clinic begins with some assumed reviews. */
export const countedMean = (mean: number, count: number): number =>
  (mean * count + RANK.assumedMean * RANK.assumedReviews) / (count + RANK.assumedReviews);
