import { type EndpointOutput, pageFacts } from '@travesia/contracts/kit';
import type { listProviders } from '@travesia/contracts/providers';
import type { Actor } from '../../../platform/http/request-context.ts';
import { type Reference, toUsdMinor } from '../../catalog/index.ts';
import { inWords, type ProviderMatches } from '../../search/index.ts';
import { cityLabel } from '../directory/directory.presenter.ts';
import { languageNames, presentFacet } from '../facet.presenter.ts';
import { isOfAny } from '../find-clinicians/match-clinicians.rules.ts';
import { isNamed } from '../is-named.ts';
import type { ProviderFilter, ProviderQuery } from '../provider-filter.ts';
import type { FoundProviders } from '../provider-index.ts';
import { readProviderRows } from '../provider-page.repo.ts';
import type { ProviderReads } from '../provider-reads.ts';
import type { ProviderListRow } from '../provider-row.ts';
import { visibleTo } from '../providers.policy.ts';
import { presentProvider } from '../providers.presenter.ts';
import { type ReadPhrase, readPhrase } from '../read-phrase.ts';
import { type Asked, explain } from '../ranking/why.rules.ts';

/** One page of listed providers with total, facets and reasons per result. */
export async function listProvidersQuery(
  reads: ProviderReads,
  query: ProviderQuery,
  actor: Actor,
): Promise<EndpointOutput<typeof listProviders>> {
  const reference = await reads.reference();
  const read = query.q ? await readPhrase(reads.search, reference, query.q, query) : null;
  const scope = visibleTo(actor);
  const listings = await reads.providers();
  const specialty = read && (await specialtyFilter(reads, read));
  const bySpecialty = toFilter(reference, query, read, await matchesOf(reads, read), specialty);
  const first = listings.find(scope, bySpecialty);
  // A clinic may be called by a profession: then the words are its name.
  const isName = specialty !== null && first.total === 0 && read !== null && read.understanding.rest.length > 0;
  const filter = isName
    ? toFilter(reference, query, read, await reads.search.findProviders(inWords(read.understanding)), null)
    : bySpecialty;
  const found = isName ? listings.find(scope, filter) : first;
  const rows = await readProviderRows(reads.database, scope, found.page, filter.treatment);
  const asked = whatWasAsked(reference, query, filter, read);
  const data = rows.map((row, index) => {
    const offered = read?.treatment != null && row.treatmentSlugs.includes(read.treatment);
    const thereFor = {
      ...asked,
      treatment: filter.treatment || offered ? asked.treatment : null,
      place: isThere(row, filter, read) ? asked.place : null,
      words: asked.words !== null && isNamed(row.name, asked.words) ? asked.words : null,
    };
    const facts = {
      rank: filter.offset + index,
      verified: row.verificationStatus === 'verified',
      accreditation: row.accreditations[0] ? (reference.accreditors.get(row.accreditations[0])?.name ?? null) : null,
      rated: row.ratingCount > 0,
      distanceKm: row.distanceKm,
      languages: row.languages,
    };
    return presentProvider(reference, row, explain(thereFor, facts), query);
  });
  return {
    data,
    ...pageFacts(found.total, query.page, query.limit),
    facets: await presentFacets(reads, reference, found.counts, query),
  };
}

/** The providers that match the words; null when a profession alone is asked for, which filters without words. */
async function matchesOf({ search }: ProviderReads, read: ReadPhrase | null): Promise<ProviderMatches | null> {
  if (!read) return null;
  const { specialty, rest, city, country, treatment } = read.understanding;
  if (specialty && !rest.length && !city && !country && !treatment) return null;
  return search.findProviders(read.understanding);
}

async function specialtyFilter(
  reads: ProviderReads,
  { understanding: { specialty } }: ReadPhrase,
): Promise<ProviderFilter['specialty']> {
  if (!specialty) return null;
  const { options } = specialty;
  const clinicians = await reads.clinicians();
  return {
    types: options.flatMap(({ clinics }) => clinics.types),
    specialties: options.flatMap(({ clinics }) => clinics.specialties),
    slugs: clinicians.flatMap((one) => (isOfAny(specialty, one) ? [one.providerSlug] : [])),
  };
}

/** Treatment and place stay in the text match, since clinic names may match them too; only a price becomes a filter. */
function toFilter(
  reference: Reference,
  query: ProviderQuery,
  read: ReadPhrase | null,
  match: ProviderMatches | null,
  specialty: ProviderFilter['specialty'],
): ProviderFilter {
  const usd = (units: number | undefined) => (units === undefined ? null : toUsdMinor(reference, units, query));
  return {
    match,
    specialty,
    type: query.type,
    category: query.specialty,
    treatment: (query.treatment && reference.treatments.get(query.treatment)?.slug) ?? query.treatment ?? null,
    country: query.country,
    city: query.city,
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

function whatWasAsked(
  reference: Reference,
  query: ProviderQuery,
  filter: ProviderFilter,
  read: ReadPhrase | null,
): Asked {
  const treatment = filter.treatment ?? read?.treatment;
  return {
    words: read?.understanding.text || null,
    treatment: treatment ? (reference.treatments.get(treatment)?.shortName[query.language] ?? null) : null,
    place: placeAsked(reference, query, filter, read),
    spoken: filter.spoken,
    priceLimit: filter.priceMaxUsd !== null,
    sort: filter.sort,
  };
}

/** The name of the place asked for; null for several. */
function placeAsked(
  reference: Reference,
  { language }: ProviderQuery,
  filter: ProviderFilter,
  read: ReadPhrase | null,
): string | null {
  const cities = filter.city.length > 0 ? filter.city : (read?.cities ?? []);
  const countries = filter.country.length > 0 ? filter.country : (read?.countries ?? []);
  if (cities.length > 1 || countries.length > 1) return null;
  const place = reference.cities.get(cities[0] ?? '') ?? reference.countries.get(countries[0] ?? '');
  return place?.name[language] ?? null;
}

/** Whether a row is in the requested place. */
function isThere(row: ProviderListRow, filter: ProviderFilter, read: ReadPhrase | null): boolean {
  const filtered = filter.city.length > 0 || filter.country.length > 0;
  return (
    filtered ||
    (row.citySlug !== null && read?.cities.includes(row.citySlug) === true) ||
    read?.countries.includes(row.country) === true
  );
}

type Facets = EndpointOutput<typeof listProviders>['facets'];

/** Maximum number of cities listed beside the results. */
const MOST_CITIES = 30;

async function presentFacets(
  reads: ProviderReads,
  reference: Reference,
  counts: FoundProviders['counts'],
  query: ProviderQuery,
): Promise<Facets> {
  const { language } = query;
  const largest = counts.city
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, MOST_CITIES);
  const cities = await reads.cities();
  const cityName = (slug: string) => {
    const city = cities.get(slug);
    return city && cityLabel(reference, city, language);
  };
  return {
    type: presentFacet(counts.type, (slug) => reference.types.find((type) => type.slug === slug)?.plural[language]),
    country: presentFacet(counts.country, (code) => reference.countries.get(code)?.name[language]),
    city: presentFacet(largest, cityName),
    accreditation: presentFacet(counts.accreditation, (slug) => reference.accreditors.get(slug)?.name),
    spoken: presentFacet(counts.spoken, languageNames(language)),
    listing: presentFacet(counts.listing, () => undefined),
    verified: presentFacet(counts.verified, () => undefined),
  };
}
