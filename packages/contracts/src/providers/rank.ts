/**
 * What the order of lists without a search is made of; the site explains it with these same figures. A provider without
 * reviews counts as one with `assumedReviews` at the mean `assumedMean`: one perfect review does not outrank fifty good ones.
 */
export const RANK = { credentialsInForce: 10, hasPackages: 5, assumedReviews: 8, assumedMean: 3.8 } as const;
