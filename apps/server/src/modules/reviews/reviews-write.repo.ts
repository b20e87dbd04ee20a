import { desc, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { upsert } from '../../platform/db/upsert.ts';
import type { RatingFacts } from '../providers/index.ts';
import { shortened } from './quote.rules.ts';
import { averageOf, distributionOf } from './rating.rules.ts';
import { reviews } from './reviews.tables.ts';

export type NewReview = typeof reviews.$inferInsert & { id: string };

/** Upserts whole reviews by id. */
export const upsertReviews = (tx: Tx, rows: readonly NewReview[]): Promise<void> =>
  upsert(tx, reviews, [reviews.id], rows);

/** Ratings of the given providers: published reviews only, low ones included. */
export async function countRatings(tx: Tx, providerIds: readonly string[]): Promise<RatingFacts[]> {
  const tallies = await tx
    .select({ providerId: reviews.providerId, overall: reviews.overall, count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(sql`${reviews.status} = 'published' and ${inArray(reviews.providerId, [...providerIds])}`)
    .groupBy(reviews.providerId, reviews.overall);
  const latest = await tx
    .selectDistinctOn([reviews.providerId])
    .from(reviews)
    .where(sql`${reviews.status} = 'published' and ${inArray(reviews.providerId, [...providerIds])}`)
    .orderBy(reviews.providerId, desc(reviews.publishedOn), reviews.id);
  return providerIds.map((providerId) => {
    const ratingDistribution = distributionOf(tallies.filter((tally) => tally.providerId === providerId));
    const ratingCount = ratingDistribution.reduce((sum, of) => sum + of, 0);
    const newest = latest.find((review) => review.providerId === providerId);
    return {
      providerId,
      ratingAverage: averageOf(ratingDistribution),
      ratingCount,
      ratingDistribution,
      latestReview: newest ? quoted(newest) : null,
    };
  });
}

const quoted = (review: typeof reviews.$inferSelect): RatingFacts['latestReview'] => ({
  author: review.author,
  language: review.language,
  treatment: review.treatment,
  stars: review.overall,
  text: shortened(review.body, review.language),
  publishedOn: review.publishedOn ?? review.visitedMonth,
  demo: review.demo,
});
