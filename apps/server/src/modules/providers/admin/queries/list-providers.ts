import { type EndpointArgs, type EndpointOutput, pageFacts } from '@travesia/contracts/kit';
import type { listAdminProviders, listPlatformProviders, searchAdminProviders } from '@travesia/contracts/providers';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { administeredBy, type ProviderScope } from '../../providers.policy.ts';
import { presentFacet } from '../../facet.presenter.ts';
import type { ProvidersAdminDeps } from '../providers-admin-deps.ts';
import { instant, presentAdminProvider } from '../admin-providers.presenter.ts';
import {
  type AdminFilter,
  countTabs,
  countValues,
  findLongestWaiting,
  listProviderIds,
  readAdminRows,
} from '../admin-providers.repo.ts';
import { listUnlistedNames } from '../likeness.repo.ts';
import { soundsLike } from '../likeness.rules.ts';

type Query = EndpointArgs<typeof listAdminProviders>['query'];

/** Maximum number of providers a mistyped name can match. */
const FOUND = 50;

/** A page of providers with counts by tab and filter. */
export async function listProvidersQuery(
  deps: ProvidersAdminDeps,
  query: Query,
  actor: Actor,
): Promise<EndpointOutput<typeof listAdminProviders>> {
  const scope = administeredBy(actor);
  const { db } = deps.database;
  const { page, limit, sort, language } = query;
  const found = query.q ? await meaningOf(deps, scope, query.q) : [];
  const filter: AdminFilter = { ...query, found, now: deps.clock.now() };
  const [reference, ids, tabs, types, countries, listings, risks, next] = await Promise.all([
    deps.reference(),
    listProviderIds(db, scope, filter, { sort, limit, offset: (page - 1) * limit }),
    countTabs(db, scope, filter),
    countValues(db, scope, filter, 'type'),
    countValues(db, scope, filter, 'country'),
    countValues(db, scope, filter, 'listing'),
    countValues(db, scope, filter, 'risk'),
    findLongestWaiting(db, scope),
  ]);
  const rows = await readAdminRows(db, scope, ids, filter.now);
  return {
    data: rows.map((row) => presentAdminProvider(reference, row, language)),
    ...pageFacts(tabs[query.tab], page, limit),
    tabs,
    facets: {
      type: presentFacet(
        types,
        (slug) => reference.types.find((type) => type.slug === slug)?.name[language],
        query.type,
      ),
      country: presentFacet(countries, (code) => reference.countries.get(code)?.name[language], query.country),
      listing: presentFacet(listings, () => undefined),
      risk: presentFacet(risks, () => undefined),
    },
    next: next && { id: next.id, since: instant(next.since) },
  };
}

/** All providers by name. */
export async function listPlatformProvidersQuery(
  deps: ProvidersAdminDeps,
  { page, limit, language }: EndpointArgs<typeof listPlatformProviders>['query'],
  actor: Actor,
): Promise<EndpointOutput<typeof listPlatformProviders>> {
  const plain = { tab: 'all', type: [], country: [], demo: false, sort: 'name' } as const;
  return listProvidersQuery(deps, { ...plain, type: [], country: [], page, limit, language }, actor);
}

/** Most likely providers for a few typed letters. */
export async function searchProvidersQuery(
  deps: ProvidersAdminDeps,
  { q, limit, language }: EndpointArgs<typeof searchAdminProviders>['query'],
  actor: Actor,
): Promise<EndpointOutput<typeof searchAdminProviders>> {
  const scope = administeredBy(actor);
  if (!q) return { data: [] };
  const { db } = deps.database;
  const now = deps.clock.now();
  const found = await meaningOf(deps, scope, q, limit);
  const filter = { q, found, tab: 'all', type: [], country: [], demo: false, now } as const;
  const ids = await listProviderIds(db, scope, filter, { sort: 'name', limit: FOUND, offset: 0 });
  const [reference, rows] = await Promise.all([deps.reference(), readAdminRows(db, scope, ids, now)]);
  const place = ({ slug, id }: { slug: string; id: string }) => {
    const at = found.findIndex((ref) => ref === slug || ref === id);
    return at < 0 ? found.length : at;
  };
  const best = rows.toSorted((one, other) => place(one) - place(other)).slice(0, limit);
  return { data: best.map((row) => presentAdminProvider(reference, row, language)) };
}

/** Slugs and ids that the words may mean: the search index covers listed providers, the rest are compared by name. */
export async function meaningOf(
  deps: ProvidersAdminDeps,
  scope: ProviderScope,
  q: string,
  limit: number = FOUND,
): Promise<string[]> {
  const [listed, unlisted] = await Promise.all([
    deps.search.matchDocuments({ phrase: q, kinds: ['provider'], limit }),
    listUnlistedNames(deps.database.db, scope),
  ]);
  return [
    ...unlisted.filter(({ name }) => soundsLike(q, name)).map(({ id }) => id),
    ...listed.map(({ ref }) => ref),
  ].slice(0, limit + FOUND);
}
