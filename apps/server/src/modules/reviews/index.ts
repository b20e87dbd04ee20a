// Front door of the reviews: accounts of completed visits.
export { reviewsRoutes } from './reviews.routes.ts';
export { countRatings, type NewReview, upsertReviews } from './reviews-write.repo.ts';
export { countReviewsOf } from './treatment-uses.repo.ts';
export { reviewsFeature } from './feature.ts';
