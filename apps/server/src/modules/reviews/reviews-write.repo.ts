import { inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { upsert } from '../../platform/db/upsert.ts';
import { reviews } from './reviews.tables.ts';

export type NewReview = typeof reviews.$inferInsert & { id: string };

/** Writes reviews whole, found by id. */
export const upsertReviews = (tx: Tx, rows: readonly NewReview[]): Promise<void> => upsert(tx, reviews, [reviews.id], rows);

/** Published reviews of the given providers by stars. */
export function tallyStars(tx: Tx, providerIds: readonly string[]) {
  return tx
    .select({ providerId: reviews.providerId, overall: reviews.overall, count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(sql`${reviews.status} = 'published' and ${inArray(reviews.providerId, [...providerIds])}`)
    .groupBy(reviews.providerId, reviews.overall);
}
