import { type EndpointOutput, type FacetValue, pageFacts } from '@travesia/contracts/kit';
import type { listProviders } from '@travesia/contracts/providers';
import type { Actor } from '../../../platform/http/request-context.ts';
import { type Reference, toUsdMinor } from '../../catalog/index.ts';
import { countProviderFacets, type FacetCount, listProviderRows } from '../list-providers.repo.ts';
import type { Facet, ProviderFilter, ProviderQuery } from '../provider-filter.ts';
import type { ProviderReads } from '../provider-reads.ts';
import { visibleTo } from '../providers.policy.ts';
import { presentProvider } from '../providers.presenter.ts';
import { cityNames } from '../providers.repo.ts';
import { type Asked, explain } from '../why.rules.ts';

/** One page of listed providers with total, facets and the reason for each result. */
export async function listProvidersQuery(reads: ProviderReads, query: ProviderQuery, actor: Actor): Promise<EndpointOutput<typeof listProviders>> {
  const { db } = reads.database;
  const reference = await reads.reference();
  const read = query.q ? await reads.readPhrase(query.q) : null;
  const filter = toFilter(reference, query, read);
  const scope = visibleTo(actor);
  const [rows, counts] = await Promise.all([listProviderRows(db, scope, filter), countProviderFacets(db, scope, filter)]);
  const asked = whatWasAsked(reference, query, filter, read?.words ?? null);
  const data = rows.map((row, index) => {
    const facts = {
      rank: filter.offset + index,
      verified: row.verificationStatus === 'verified',
      accreditation: row.accreditations[0] ? (reference.accreditors.get(row.accreditations[0])?.name ?? null) : null,
      rated: row.ratingCount > 0,
      distanceKm: row.distanceKm,
      languages: row.languages,
    };
    return presentProvider(reference, row, explain(asked, facts), query);
  });
  const total = counts.find((count) => count.facet === 'total')?.count ?? 0;
  return { data, ...pageFacts(total, query.page, query.limit), facets: await presentFacets(reads, reference, counts, query) };
}

function toFilter(reference: Reference, query: ProviderQuery, read: Awaited<ReturnType<ProviderReads['readPhrase']>> | null): ProviderFilter {
  const usd = (units: number | undefined) => (units === undefined ? null : toUsdMinor(reference, units, query));
  const country = query.country.length || !read?.country ? query.country : [read.country];
  return {
    tsquery: read?.tsquery ?? null,
    type: query.type,
    category: query.specialty,
    treatment: query.treatment ?? read?.treatment ?? null,
    country,
    city: query.city.length || !read?.city ? query.city : [read.city],
    accreditation: query.accreditation,
    spoken: query.spoken,
    rating: query.rating ?? null,
    priceMinUsd: usd(query.price_min),
    priceMaxUsd: usd(query.price_max ?? read?.priceMax ?? undefined),
    verified: query.verified,
    listing: query.listing ?? null,
    near: query.near ? { lat: query.near[0], lon: query.near[1], km: query.near[2] } : null,
    bbox: query.bbox ? { west: query.bbox[0], south: query.bbox[1], east: query.bbox[2], north: query.bbox[3] } : null,
    sort: query.sort,
    limit: query.limit,
    offset: (query.page - 1) * query.limit,
  };
}

function whatWasAsked(reference: Reference, query: ProviderQuery, filter: ProviderFilter, words: string | null): Asked {
  const city = filter.city[0] ? reference.cities.get(filter.city[0])?.name[query.language] : undefined;
  const country = filter.country[0] ? reference.countries.get(filter.country[0])?.name[query.language] : undefined;
  return {
    words: filter.tsquery ? words : null,
    treatment: filter.treatment ? (reference.treatments.get(filter.treatment)?.shortName[query.language] ?? null) : null,
    place: filter.city.length === 1 ? (city ?? null) : filter.country.length === 1 ? (country ?? null) : null,
    spoken: filter.spoken,
    priceLimit: filter.priceMaxUsd !== null,
    sort: filter.sort,
  };
}

type Facets = EndpointOutput<typeof listProviders>['facets'];

async function presentFacets(reads: ProviderReads, reference: Reference, counts: FacetCount[], query: ProviderQuery): Promise<Facets> {
  const { language } = query;
  const of = (facet: Facet) => counts.filter((count): count is FacetCount & { value: string } => count.facet === facet && count.value !== null);
  const cities = new Map((await cityNames(reads.database.db, of('city').map((count) => count.value))).map((city) => [city.slug, city.name[language]]));
  const languageNames = new Intl.DisplayNames([language], { type: 'language' });
  const labelled = (facet: Facet, label: (value: string) => string | undefined): FacetValue[] =>
    of(facet)
      .map(({ value, count }) => ({ value, label: label(value) ?? value, count }))
      .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label));
  return {
    type: labelled('type', (slug) => reference.types.find((type) => type.slug === slug)?.plural[language]),
    country: labelled('country', (code) => reference.countries.get(code)?.name[language]),
    city: labelled('city', (slug) => cities.get(slug)),
    accreditation: labelled('accreditation', (slug) => reference.accreditors.get(slug)?.name),
    spoken: labelled('spoken', (code) => languageNames.of(code)),
    listing: labelled('listing', () => undefined),
    verified: labelled('verified', () => undefined),
  };
}
