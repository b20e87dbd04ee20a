// Public API of the reviews module: reviews of completed visits.
export { countRatings, type NewReview, upsertReviews } from './reviews-write.repo.ts';
export { reviewsFeature } from './feature.ts';
