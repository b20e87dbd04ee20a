import { type listTreatmentListings, type TreatmentListing, TreatmentStatus } from '@travesia/contracts/catalog';
import { type EndpointArgs, type EndpointOutput, LOCALES, pageFacts } from '@travesia/contracts/kit';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { allListings } from '../../catalog.policy.ts';
import type { ListingsDeps } from '../listings-deps.ts';
import { listAllPrices, listAllSynonyms, listCategories, listListings, type SynonymRow } from '../listings.repo.ts';
import { orderListings } from '../order-listings.ts';
import { presentListing } from '../listings.presenter.ts';

type Query = EndpointArgs<typeof listTreatmentListings>['query'];
type Filter = 'category' | 'status' | 'missing';

/** One page of all treatments. There are only dozens, so they are filtered, counted and sorted in memory. */
export async function listListingsQuery(
  { database: { db }, countOffers }: ListingsDeps,
  query: Query,
  actor: Actor,
): Promise<EndpointOutput<typeof listTreatmentListings>> {
  const scope = allListings(actor);
  const [rows, categories, synonyms, prices, offers] = await Promise.all([
    listListings(db, scope),
    listCategories(db),
    listAllSynonyms(db),
    listAllPrices(db),
    countOffers(db),
  ]);
  const [namesOf, pricesOf] = [groupBy(synonyms), groupBy(prices)];
  const all = rows
    .map((row) =>
      presentListing(row, {
        categories,
        synonyms: namesOf.get(row.slug) ?? [],
        prices: pricesOf.get(row.slug) ?? [],
        offers: offers.get(row.slug) ?? { packages: 0, providers: 0 },
      }),
    )
    .filter((item) => isMeant(item, namesOf.get(item.slug) ?? [], query.q));
  const passing = (omit?: Filter) => all.filter((item) => isWanted(item, query, omit));
  const found = passing().toSorted(orderListings(query));
  const start = (query.page - 1) * query.limit;
  const facet = (filter: Filter, value: string, label: string, has: (item: TreatmentListing) => boolean) => ({
    value,
    label,
    count: passing(filter).filter(has).length,
  });
  return {
    data: found.slice(start, start + query.limit),
    ...pageFacts(found.length, query.page, query.limit),
    facets: {
      category: categories.map(({ slug, name }) =>
        facet('category', slug, name[query.language], (item) => item.category.slug === slug),
      ),
      status: TreatmentStatus.options.map((status) =>
        facet('status', status, status, (item) => item.status === status),
      ),
      missing: LOCALES.map((locale) => facet('missing', locale, locale, (item) => item.missing[locale] > 0)),
    },
  };
}

function groupBy<T extends { treatment: string }>(rows: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(row.treatment, [...(groups.get(row.treatment) ?? []), row]);
  return groups;
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function isMeant(item: TreatmentListing, synonyms: readonly SynonymRow[], phrase: string | undefined): boolean {
  if (!phrase) return true;
  const part = fold(phrase);
  return [item.slug, ...LOCALES.map((locale) => item.name[locale]), ...synonyms.map(({ text }) => text)].some((text) =>
    fold(text).includes(part),
  );
}

const isWanted = (item: TreatmentListing, query: Query, omit?: Filter): boolean =>
  (omit === 'category' || !query.category.length || query.category.includes(item.category.slug)) &&
  (omit === 'status' || !query.status.length || query.status.includes(item.status)) &&
  (omit === 'missing' || !query.missing.length || query.missing.some((locale) => item.missing[locale] > 0));
