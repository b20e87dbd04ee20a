import { type EndpointArgs, type EndpointOutput, pageFacts } from '@travesia/contracts/kit';
import type { listProviderReviews, Review } from '@travesia/contracts/reviews';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { Reference } from '../../catalog/index.ts';
import { findProviderId, visibleTo as providersVisibleTo } from '../../providers/index.ts';
import { averageOf, distributionOf } from '../rating.rules.ts';
import type { ReviewReads } from '../review-reads.ts';
import { visibleTo } from '../reviews.policy.ts';
import { countReviews, listReviewRows, type ReviewRow, tallyReviews } from '../reviews.repo.ts';

type Args = EndpointArgs<typeof listProviderReviews>;

export async function listProviderReviewsQuery(
  reads: ReviewReads,
  { params, query }: Args,
  actor: Actor,
): Promise<EndpointOutput<typeof listProviderReviews>> {
  const { db } = reads.database;
  const providerId = await findProviderId(db, providersVisibleTo(actor), params.id);
  if (!providerId)
    throw new ProblemError('providers.not_found', { detail: `There is no listed provider called ${params.id}.` });
  const scope = visibleTo(actor);
  const filter = {
    providerId,
    treatment: query.treatment,
    stars: query.stars ?? null,
    sort: query.sort,
    limit: query.limit,
    offset: (query.page - 1) * query.limit,
  };
  const [reference, rows, total, tallies] = await Promise.all([
    reads.reference(),
    listReviewRows(db, scope, filter),
    countReviews(db, scope, filter),
    tallyReviews(db, scope, providerId),
  ]);
  const distribution = distributionOf(tallies);
  const nameOf = (slug: string) => reference.treatments.get(slug)?.shortName[query.language] ?? slug;
  const treatments = [...new Set(tallies.flatMap((tally) => tally.treatment ?? []))].map((value) => ({
    value,
    label: nameOf(value),
    count: tallies.filter((tally) => tally.treatment === value).reduce((sum, tally) => sum + tally.count, 0),
  }));
  return {
    data: rows.map((row) => presentReview(reference, row, query.language)),
    ...pageFacts(total, query.page, query.limit),
    average: averageOf(distribution),
    distribution,
    facets: { treatment: treatments.sort((a, b) => b.count - a.count || a.label.localeCompare(b.label)) },
  };
}

function presentReview(reference: Reference, row: ReviewRow, language: Args['query']['language']): Review {
  const country = row.authorCountry
    ? (reference.countries.get(row.authorCountry)?.name[language] ?? row.authorCountry)
    : null;
  return {
    id: row.id,
    author: row.author,
    author_place: [row.authorCity, country].filter(Boolean).join(', ') || null,
    language: row.language,
    treatment: row.treatment
      ? { slug: row.treatment, name: reference.treatments.get(row.treatment)?.shortName[language] ?? row.treatment }
      : null,
    overall: row.overall,
    scores: { care: row.care, communication: row.communication, facility: row.facility, value: row.value },
    title: row.title,
    body: row.body,
    visited_month: row.visitedMonth,
    stage: row.stage,
    published_on: row.publishedOn ?? '',
    reply: row.replyBody && row.repliedOn ? { body: row.replyBody, replied_on: row.repliedOn } : null,
    demo: row.demo,
  };
}
