import { type EndpointArgs, type EndpointOutput, pageFacts } from '@travesia/contracts/kit';
import type { listProviderReviews } from '@travesia/contracts/reviews';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { findProviderId, languageNames, presentFacet, visibleTo as providersVisibleTo } from '../../providers/index.ts';
import { homeName } from '../home-name.ts';
import { averageOf, countBy, distributionOf } from '../rating.rules.ts';
import type { ReviewReads } from '../review-reads.ts';
import { visibleTo } from '../reviews.policy.ts';
import { presentReview } from '../reviews.presenter.ts';
import { countReviews, listReviewRows, tallyReviews } from '../reviews.repo.ts';

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
    home: query.home,
    written: query.written,
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
  const { language } = query;
  return {
    data: rows.map((row) => presentReview(reference, row, language)),
    ...pageFacts(total, query.page, query.limit),
    average: averageOf(distribution),
    distribution,
    facets: {
      treatment: presentFacet(
        countBy(tallies, ({ treatment }) => treatment),
        (slug) => reference.everyTreatment.get(slug)?.shortName[language],
      ),
      home: presentFacet(
        countBy(tallies, ({ home }) => home),
        (code) => homeName(reference, code, language),
      ),
      written: presentFacet(
        countBy(tallies, ({ written }) => written),
        languageNames(language),
      ),
    },
  };
}
