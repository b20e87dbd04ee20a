import { RANK } from '@travesia/contracts/providers';

/** Inputs to the default list order. */
export interface RankFacts {
  listing: 'partner' | 'directory';
  verificationStatus: string;
  packageCount: number;
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  ratingDistribution: readonly number[];
}

/**
 * Default list order, highest first: valid credentials, then bookable packages, then reviews. Nothing that can be bought affects
 * it.
 */
export function providerRank(facts: RankFacts): number {
  const count = facts.ratingDistribution.reduce((sum, of) => sum + of, 0);
  const stars = facts.ratingDistribution.reduce((sum, of, index) => sum + of * (index + 1), 0);
  const mean = (stars + RANK.assumedReviews * RANK.assumedMean) / (count + RANK.assumedReviews);
  const credentials = facts.verificationStatus === 'verified' ? RANK.credentialsInForce : 0;
  const offers = facts.packageCount > 0 ? RANK.hasPackages : 0;
  return facts.listing === 'partner' ? credentials + offers + mean : 0;
}
