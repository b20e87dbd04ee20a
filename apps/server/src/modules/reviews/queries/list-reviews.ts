import { type EndpointArgs, type EndpointOutput, pageFacts } from '@travesia/contracts/kit';
import type { listReviews } from '@travesia/contracts/reviews';
import type { Actor } from '../../../platform/http/request-context.ts';
import { languageNames, presentFacet } from '../../providers/index.ts';
import { listAllReviewRows, tallyAllReviews } from '../all-reviews.repo.ts';
import { averageOf } from '../rating.rules.ts';
import { countAsked } from '../review-facets.rules.ts';
import type { ReviewReads } from '../review-reads.ts';
import { visibleTo } from '../reviews.policy.ts';
import { presentReview } from '../reviews.presenter.ts';

type Query = EndpointArgs<typeof listReviews>['query'];

/** Reviews of all listed providers, with totals and facets. */
export async function listReviewsQuery(
  reads: ReviewReads,
  query: Query,
  actor: Actor,
): Promise<EndpointOutput<typeof listReviews>> {
  const { db } = reads.database;
  const { language, page, limit } = query;
  const scope = visibleTo(actor);
  const filter = { ...query, stars: query.stars.map(Number), offset: (page - 1) * limit };
  const [reference, rows, tallies] = await Promise.all([
    reads.reference(),
    listAllReviewRows(db, scope, filter),
    tallyAllReviews(db, scope),
  ]);
  const counted = countAsked(tallies, filter);
  const countryName = (code: string) => reference.countries.get(code)?.name[language];
  return {
    data: rows.map(({ review, provider }) => ({
      ...presentReview(reference, review, language),
      provider: {
        slug: provider.slug,
        name: provider.name,
        city: provider.city?.[language] ?? null,
        country: { code: provider.country, name: countryName(provider.country) ?? provider.country },
      },
    })),
    ...pageFacts(counted.total, page, limit),
    average: averageOf(counted.distribution),
    distribution: counted.distribution,
    facets: {
      treatment: presentFacet(counted.treatment, (slug) => reference.everyTreatment.get(slug)?.shortName[language]),
      country: presentFacet(counted.country, countryName),
      written: presentFacet(counted.written, languageNames(language)),
    },
  };
}
