import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/database.ts';
import { cities } from '../catalog/catalog.tables.ts';
import { listedCondition } from '../providers/index.ts';
import { providers } from '../providers/providers.tables.ts';
import type { ReviewTally } from './review-facets.rules.ts';
import type { ReviewScope } from './reviews.policy.ts';
import { reviews } from './reviews.tables.ts';

export interface AllReviewsFilter {
  treatment: string[];
  country: string[];
  written: string[];
  stars: number[];
  sort: 'newest' | 'lowest' | 'highest';
  limit: number;
  offset: number;
}

// The listed condition uses this alias.
const p = alias(providers, 'p');

const readable = (scope: ReviewScope): SQL | undefined => and(eq(reviews.status, scope.kind), listedCondition);

/** One page of reviews of all listed providers, in order. */
export function listAllReviewRows(db: Db, scope: ReviewScope, filter: AllReviewsFilter) {
  const order = { newest: [], lowest: [asc(reviews.overall)], highest: [desc(reviews.overall)] }[filter.sort];
  return db
    .select({
      review: reviews,
      provider: { slug: p.slug, name: p.name, country: p.country, city: cities.name },
    })
    .from(reviews)
    .innerJoin(p, eq(p.id, reviews.providerId))
    .leftJoin(cities, eq(cities.id, p.cityId))
    .where(
      and(
        readable(scope),
        filter.treatment.length ? inArray(reviews.treatment, filter.treatment) : undefined,
        filter.country.length ? inArray(p.country, filter.country) : undefined,
        filter.written.length ? inArray(reviews.language, filter.written) : undefined,
        filter.stars.length ? inArray(reviews.overall, filter.stars) : undefined,
      ),
    )
    .orderBy(...order, desc(reviews.publishedOn), asc(reviews.id))
    .limit(filter.limit)
    .offset(filter.offset);
}

/** All published reviews of listed providers, counted by the list's filters. */
export function tallyAllReviews(db: Db, scope: ReviewScope): Promise<ReviewTally[]> {
  return db
    .select({
      treatment: reviews.treatment,
      country: p.country,
      written: reviews.language,
      stars: reviews.overall,
      count: sql<number>`count(*)::int`,
    })
    .from(reviews)
    .innerJoin(p, eq(p.id, reviews.providerId))
    .where(readable(scope))
    .groupBy(reviews.treatment, p.country, reviews.language, reviews.overall);
}
