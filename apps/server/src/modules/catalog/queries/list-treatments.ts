import type { listTreatments, TreatmentSummary } from '@travesia/contracts/catalog';
import { type EndpointArgs, type EndpointOutput, type FacetValue, pageFacts } from '@travesia/contracts/kit';
import type { CatalogReads, MatchedTreatments } from '../catalog-reads.ts';
import type { ListingCounts } from '../listing-counts.ts';
import { presentTreatment } from '../catalog.presenter.ts';
import { toUsdMinor } from '../price-view.ts';
import type { Reference } from '../reference.ts';

type Query = EndpointArgs<typeof listTreatments>['query'];

/** The catalog is small and in memory: filters, facets and order are computed here. */
export async function listTreatmentsQuery(
  reads: CatalogReads,
  asked: Query,
): Promise<EndpointOutput<typeof listTreatments>> {
  const [reference, counts] = await Promise.all([reads.reference(), reads.counts()]);
  const matched = asked.q ? await reads.matchTreatments(asked.q) : null;
  const ranked = matched?.slugs ?? null;
  const query = withPlace(asked, matched);
  const pool = ranked
    ? ranked.flatMap((slug) => reference.treatments.get(slug) ?? [])
    : [...reference.treatments.values()];
  const all = pool.map((row) => presentTreatment(reference, counts, row, query));
  const passes = (omit?: Facet) => all.filter((item) => isWanted(reference, counts, item, query, omit));
  const found = passes();
  const ordered = ranked && query.sort === 'name' ? found : found.toSorted(orderBy(query));
  const start = (query.page - 1) * query.limit;
  return {
    data: ordered.slice(start, start + query.limit),
    ...pageFacts(found.length, query.page, query.limit),
    facets: {
      category: categoryFacet(reference, passes('category'), query),
      country: countryFacet(reference, counts, passes('country'), query),
      city: cityFacet(reference, counts, passes('city'), query),
    },
  };
}

type Facet = 'category' | 'country' | 'city';

/** Filters by the place of the phrase, unless the query filters by one. */
const withPlace = (query: Query, matched: MatchedTreatments | null): Query => ({
  ...query,
  city: query.city.length || !matched?.city ? query.city : [matched.city],
  country: query.country.length || !matched?.country ? query.country : [matched.country],
});

function isWanted(
  reference: Reference,
  counts: ListingCounts,
  item: TreatmentSummary,
  query: Query,
  omit?: Facet,
): boolean {
  const usd = (units: number) => toUsdMinor(reference, units, query);
  const prices = [...(reference.prices.get(item.slug)?.values() ?? [])].filter(
    (row) => reference.countries.get(row.country)?.destination,
  );
  const listedIn = (country: string) =>
    counts.treatments.some((count) => count.treatment === item.slug && count.country === country);
  return (
    (omit === 'category' || !query.category.length || query.category.includes(item.category.slug)) &&
    (omit === 'country' || !query.country.length || query.country.some(listedIn)) &&
    (omit === 'city' || !query.city.length || query.city.some((city) => citiesOf(counts, item.slug).includes(city))) &&
    (query.price_max === undefined || prices.some((row) => row.lowUsdMinor <= usd(query.price_max ?? 0))) &&
    (query.price_min === undefined || prices.some((row) => row.highUsdMinor >= usd(query.price_min ?? 0))) &&
    (query.fly_home_max === undefined || Math.max(item.fly_home_min_days, item.hospital_nights) <= query.fly_home_max)
  );
}

const citiesOf = (counts: ListingCounts, treatment: string): readonly string[] =>
  counts.citiesByTreatment.get(treatment) ?? [];

function orderBy(query: Query): (a: TreatmentSummary, b: TreatmentSummary) => number {
  const byName = new Intl.Collator(query.language).compare;
  const name = (a: TreatmentSummary, b: TreatmentSummary) => byName(a.short_name, b.short_name);
  switch (query.sort) {
    case 'name':
      return name;
    case 'price':
      return (a, b) => (a.price?.low.amount ?? Infinity) - (b.price?.low.amount ?? Infinity) || name(a, b);
    case 'recovery':
      return (a, b) => a.fly_home_min_days - b.fly_home_min_days || name(a, b);
    case 'packages':
      return (a, b) => b.package_count - a.package_count || name(a, b);
  }
}

function categoryFacet(reference: Reference, items: TreatmentSummary[], query: Query): FacetValue[] {
  return [...reference.categories.values()]
    .map(({ slug, name }) => ({
      value: slug,
      label: name[query.language],
      count: items.filter((item) => item.category.slug === slug).length,
    }))
    .filter(({ count, value }) => count > 0 || query.category.includes(value));
}

function countryFacet(
  reference: Reference,
  counts: ListingCounts,
  items: TreatmentSummary[],
  query: Query,
): FacetValue[] {
  const slugs = new Set(items.map((item) => item.slug));
  return [...reference.countries.values()]
    .filter((country) => country.destination)
    .map(({ code, name }) => ({
      value: code,
      label: name[query.language],
      count: counts.treatments.filter((count) => count.country === code && slugs.has(count.treatment)).length,
    }))
    .filter(({ count, value }) => count > 0 || query.country.includes(value))
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label));
}

function cityFacet(reference: Reference, counts: ListingCounts, items: TreatmentSummary[], query: Query): FacetValue[] {
  return [...reference.cities.values()]
    .map(({ slug, name }) => ({
      value: slug,
      label: name[query.language],
      count: items.filter((item) => citiesOf(counts, item.slug).includes(slug)).length,
    }))
    .filter(({ count, value }) => count > 0 || query.city.includes(value))
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label));
}
