import type { PackageSummary } from '@travesia/contracts/packages';
import type { ProviderDetail, ProviderSummary } from '@travesia/contracts/providers';
import type { Review } from '@travesia/contracts/reviews';

/**
 * The package on the ticket: all-in, its city visible on the map, its price without conversion, or the closest match. Without an
 * all-in package there is no ticket, because the page promises one.
 */
export function pickTicket(
  offers: readonly PackageSummary[],
  isInView: (offer: PackageSummary) => boolean,
): PackageSummary | null {
  const allIn = offers.filter(({ claim }) => claim === 'all_in');
  const seen = allIn.filter(isInView);
  return seen.find(({ total }) => !total.approximate) ?? seen[0] ?? allIn[0] ?? null;
}

const HOW_MANY_CLINICS = 3;

/** The clinics with the most reviews, each from a different country. */
export function pickClinics(providers: readonly ProviderSummary[]): ProviderSummary[] {
  const byReviews = providers.toSorted((a, b) => (b.rating?.count ?? 0) - (a.rating?.count ?? 0));
  const firstOfCountry = byReviews.filter(
    ({ country }, index) => byReviews.findIndex((other) => other.country.code === country.code) === index,
  );
  return firstOfCountry.slice(0, HOW_MANY_CLINICS);
}

export interface PlacedReview {
  review: Review;
  provider: { name: string; slug: string; city: string | null };
}

const KIND_STARS = 4;
const CRITICAL_STARS = 2;

/** A good review and a critical one that the clinic answered, in the reader's language if possible. */
export function pickReviews(
  reviews: readonly PlacedReview[],
  language: string,
): { kind: PlacedReview | null; critical: PlacedReview | null } {
  const own = reviews.toSorted(
    (a, b) => Number(b.review.language === language) - Number(a.review.language === language),
  );
  const critical = own.find(({ review }) => review.overall <= CRITICAL_STARS && review.reply !== null) ?? null;
  const kind = own.filter(({ review }) => review.overall >= KIND_STARS);
  const elsewhere = kind.find(({ provider }) => provider.slug !== critical?.provider.slug);
  return { kind: elsewhere ?? kind[0] ?? null, critical };
}

/** Number of reviews of these clinics by stars, five stars first. */
export const starCounts = (clinics: readonly Pick<ProviderDetail, 'rating_distribution'>[]): number[] =>
  [5, 4, 3, 2, 1].map((stars) =>
    clinics.reduce((sum, { rating_distribution: counts }) => sum + (counts[stars - 1] ?? 0), 0),
  );

/** Average rating, or null without ratings; `counts` starts with five stars. */
export function meanStars(counts: readonly number[]): number | null {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const stars = counts.reduce((sum, count, index) => sum + count * (5 - index), 0);
  return all === 0 ? null : Math.round((10 * stars) / all) / 10;
}
