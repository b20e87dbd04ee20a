import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { ReviewScope } from './reviews.policy.ts';
import { reviews } from './reviews.tables.ts';

export type ReviewRow = typeof reviews.$inferSelect;

export interface ReviewFilter {
  providerId: string;
  treatment: string[];
  /** Countries of the authors. */
  home: string[];
  /** Languages of the reviews. */
  written: string[];
  stars: number | null;
  sort: 'newest' | 'lowest' | 'highest';
  limit: number;
  offset: number;
}

const ofProvider = (scope: ReviewScope, providerId: string): SQL | undefined =>
  and(eq(reviews.providerId, providerId), eq(reviews.status, scope.kind));

function wanted(scope: ReviewScope, filter: ReviewFilter): SQL | undefined {
  return and(
    ofProvider(scope, filter.providerId),
    filter.treatment.length ? inArray(reviews.treatment, filter.treatment) : undefined,
    filter.home.length ? inArray(reviews.authorCountry, filter.home) : undefined,
    filter.written.length ? inArray(reviews.language, filter.written) : undefined,
    filter.stars === null ? undefined : eq(reviews.overall, filter.stars),
  );
}

/** One page of reviews, in order. */
export function listReviewRows(db: Db, scope: ReviewScope, filter: ReviewFilter): Promise<ReviewRow[]> {
  const order = { newest: [], lowest: [asc(reviews.overall)], highest: [desc(reviews.overall)] }[filter.sort];
  return db
    .select()
    .from(reviews)
    .where(wanted(scope, filter))
    .orderBy(...order, desc(reviews.publishedOn), asc(reviews.id))
    .limit(filter.limit)
    .offset(filter.offset);
}

export function countReviews(db: Db, scope: ReviewScope, filter: ReviewFilter): Promise<number> {
  return db.$count(reviews, wanted(scope, filter));
}

/** Published reviews of a provider, counted by filter values without filters applied. */
export function tallyReviews(db: Db, scope: ReviewScope, providerId: string) {
  const { treatment, authorCountry, language, overall } = reviews;
  return db
    .select({ treatment, home: authorCountry, written: language, overall, count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(ofProvider(scope, providerId))
    .groupBy(treatment, authorCountry, language, overall);
}
