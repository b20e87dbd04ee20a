// Front door of the reviews: accounts of completed visits.
export { averageOf, distributionOf } from './rating.rules.ts';
export { reviewsRoutes } from './reviews.routes.ts';
export { type NewReview, tallyStars, upsertReviews } from './reviews-write.repo.ts';
