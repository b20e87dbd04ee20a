import { type EndpointArgs, type EndpointOutput, pageFacts } from '@travesia/contracts/kit';
import type { listAdminSubscriptions } from '@travesia/contracts/providers';
import type { Actor } from '../../../../../platform/http/request-context.ts';
import { presentFacet } from '../../../facet.presenter.ts';
import { administeredBy } from '../../../providers.policy.ts';
import type { ProvidersAdminDeps } from '../../providers-admin-deps.ts';
import { meaningOf } from '../../queries/list-providers.ts';
import { countSubscriptions } from '../count-subscriptions.rules.ts';
import { countCells, listSubscriptions } from '../subscription-list.repo.ts';
import { presentAdminSubscription } from '../subscription.presenter.ts';

/** A page of partner clinics with their subscriptions, and counts by tab and filter. */
export async function listSubscriptionsQuery(
  deps: ProvidersAdminDeps,
  query: EndpointArgs<typeof listAdminSubscriptions>['query'],
  actor: Actor,
): Promise<EndpointOutput<typeof listAdminSubscriptions>> {
  const scope = administeredBy(actor);
  const { db } = deps.database;
  const { page, limit, sort, language } = query;
  const found = query.q ? await meaningOf(deps, scope, query.q) : [];
  const filter = { ...query, found, now: deps.clock.now() };
  const [reference, rows, cells] = await Promise.all([
    deps.reference(),
    listSubscriptions(db, scope, filter, { sort, limit, offset: (page - 1) * limit }),
    countCells(db, scope, filter),
  ]);
  const counts = countSubscriptions(cells, query);
  return {
    data: rows.map((row) => presentAdminSubscription(reference, row, language)),
    ...pageFacts(counts.tabs[query.tab], page, limit),
    tabs: counts.tabs,
    facets: {
      plan: presentFacet(counts.plan, () => undefined, query.plan),
      country: presentFacet(counts.country, (code) => reference.countries.get(code)?.name[language], query.country),
    },
  };
}
