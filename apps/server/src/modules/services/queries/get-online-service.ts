import { type EndpointArgs, type EndpointOutput, pageFacts } from '@travesia/contracts/kit';
import type { getOnlineService } from '@travesia/contracts/services';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { ServiceReads } from '../service-reads.ts';
import { visibleTo } from '../services.policy.ts';
import { presentFacet, presentOffer, presentServiceDetail, totalOf } from '../services.presenter.ts';
import { findServiceType, listOfferRows, sumOffers, tallyOffers } from '../services.repo.ts';

/** One service with a page of its offers. The service's figures cover all its offers, regardless of filters. */
export async function getOnlineServiceQuery(
  reads: ServiceReads,
  { params, query }: EndpointArgs<typeof getOnlineService>,
  actor: Actor,
): Promise<EndpointOutput<typeof getOnlineService>> {
  const { db } = reads.database;
  const row = await findServiceType(db, params.type);
  if (!row)
    throw new ProblemError('services.not_found', { detail: `There is no online service called ${params.type}.` });
  const scope = visibleTo(actor);
  const { spoken, country, treatment, focus, language, sort, page, limit } = query;
  const all = { type: [row.slug], spoken: [], country: [], treatment: [], focus: [] };
  const filter = { ...all, spoken, country, treatment, focus };
  const [reference, sums, tallies, offers] = await Promise.all([
    reads.reference(),
    sumOffers(db, scope, all),
    tallyOffers(db, scope, filter),
    listOfferRows(db, scope, filter, { sort, limit, offset: (page - 1) * limit }),
  ]);
  const languages = new Intl.DisplayNames([language], { type: 'language' });
  return {
    service: presentServiceDetail(reference, row, sums[0], query),
    offers: {
      data: offers.map((offer) => presentOffer(reference, offer, reads.clock.today(offer.timeZone), query)),
      ...pageFacts(totalOf(tallies), page, limit),
      facets: {
        spoken: presentFacet(tallies, 'spoken', (code) => languages.of(code)),
        country: presentFacet(tallies, 'country', (code) => reference.countries.get(code)?.name[language]),
        treatment: presentFacet(tallies, 'treatment', (slug) => reference.treatments.get(slug)?.shortName[language]),
        focus: presentFacet(tallies, 'focus', () => undefined),
      },
    },
  };
}
