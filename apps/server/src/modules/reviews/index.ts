// Front door of the reviews: accounts of completed visits.
export { countRatings, type NewReview, upsertReviews } from './reviews-write.repo.ts';
export { reviewsFeature } from './feature.ts';
