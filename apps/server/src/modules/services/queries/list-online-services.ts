import { type EndpointArgs, type EndpointOutput, pageFacts } from '@travesia/contracts/kit';
import type { listOnlineServices } from '@travesia/contracts/services';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { ServiceReads } from '../service-reads.ts';
import { visibleTo } from '../services.policy.ts';
import { presentFacet, presentService } from '../services.presenter.ts';
import { listServiceTypes, sumOffers, tallyOffers } from '../services.repo.ts';

/** The services in order; with filters, only those with matching offers. */
export async function listOnlineServicesQuery(
  reads: ServiceReads,
  query: EndpointArgs<typeof listOnlineServices>['query'],
  actor: Actor,
): Promise<EndpointOutput<typeof listOnlineServices>> {
  const { db } = reads.database;
  const scope = visibleTo(actor);
  const { type, spoken, country, treatment, language, page, limit } = query;
  const filter = { type, spoken, country, treatment, focus: [] };
  const [reference, types, sums, tallies] = await Promise.all([
    reads.reference(),
    listServiceTypes(db),
    sumOffers(db, scope, filter),
    tallyOffers(db, scope, filter),
  ]);
  const offersOf = new Map(sums.map((sum) => [sum.serviceType, sum]));
  const filtered = spoken.length + country.length + treatment.length > 0;
  const found = types.filter(
    ({ slug }) => (type.length === 0 || type.includes(slug)) && (!filtered || offersOf.has(slug)),
  );
  const names = new Map(types.map(({ slug, name }) => [slug, name[language]]));
  const languages = new Intl.DisplayNames([language], { type: 'language' });
  return {
    data: found
      .slice((page - 1) * limit, page * limit)
      .map((row) => presentService(reference, row, offersOf.get(row.slug), query)),
    ...pageFacts(found.length, page, limit),
    facets: {
      type: presentFacet(tallies, 'type', (slug) => names.get(slug)),
      spoken: presentFacet(tallies, 'spoken', (code) => languages.of(code)),
      country: presentFacet(tallies, 'country', (code) => reference.countries.get(code)?.name[language]),
      treatment: presentFacet(tallies, 'treatment', (slug) => reference.treatments.get(slug)?.shortName[language]),
    },
  };
}
