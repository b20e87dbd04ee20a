/** What the order of lists without a search depends on. */
export interface RankFacts {
  listing: 'partner' | 'directory';
  verificationStatus: string;
  packageCount: number;
  /** Reviews with 1, 2, 3, 4 and 5 stars. */
  ratingDistribution: readonly number[];
}

/** Reviews that a provider without any is assumed to have, at this mean: one perfect review does not outrank fifty good ones. */
const PRIOR_REVIEWS = 8;
const PRIOR_MEAN = 3.8;

/**
 * Order of lists without a search, greater first: papers in force, then something to book, then what patients say.
 * Nothing that can be bought enters it.
 */
export function providerRank(facts: RankFacts): number {
  const count = facts.ratingDistribution.reduce((sum, of) => sum + of, 0);
  const stars = facts.ratingDistribution.reduce((sum, of, index) => sum + of * (index + 1), 0);
  const mean = (stars + PRIOR_REVIEWS * PRIOR_MEAN) / (count + PRIOR_REVIEWS);
  const papers = facts.verificationStatus === 'verified' ? 10 : 0;
  const offers = facts.packageCount > 0 ? 5 : 0;
  return facts.listing === 'partner' ? papers + offers + mean : 0;
}
