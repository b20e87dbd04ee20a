/**
 * The default ranking of lists; the site explains it with these same figures. A provider without reviews counts as
 * having `assumedReviews` at the mean `assumedMean`: one perfect review doesn't outrank fifty good ones.
 */
export const RANK = { credentialsInForce: 10, hasPackages: 5, assumedReviews: 8, assumedMean: 3.8 } as const;
