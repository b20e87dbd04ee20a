import type { EndpointArgs } from '@travesia/contracts/kit';
import type { listPackages } from '@travesia/contracts/packages';
import { type Reference, toUsdMinor } from '../catalog/index.ts';
import type { ReadPhrase } from '../providers/index.ts';
import type { ProviderMatches } from '../search/index.ts';

export type PackageQuery = EndpointArgs<typeof listPackages>['query'];

/** List filters in the database's terms. Prices are in US cents. */
export interface PackageFilter {
  /** The typed words name care that nobody offers, or nothing that is known. */
  unknownWords: boolean;
  /** Words that name a provider, prepared by the search. */
  match: ProviderMatches | null;
  treatment: string[];
  country: string[];
  city: string[];
  provider: string | null;
  priceMinUsd: number | null;
  priceMaxUsd: number | null;
  nightsMax: number | null;
  daysMax: number | null;
  inclusions: string[];
  accreditation: string[];
  spoken: string[];
  rating: number | null;
  verified: boolean;
  bbox: { west: number; south: number; east: number; north: number } | null;
  sort: PackageQuery['sort'];
  limit: number;
  offset: number;
}

export const PACKAGE_FACETS = [
  'treatment',
  'country',
  'city',
  'accreditation',
  'spoken',
  'verified',
  'inclusions',
  'price',
] as const;
export type PackageFacet = (typeof PACKAGE_FACETS)[number];

/** Number of steps in the price histogram. */
export const HISTOGRAM_STEPS = 12;

/** Converts a request and its parsed phrase to a database filter. */
export function toFilter(
  reference: Reference,
  query: PackageQuery,
  read: ReadPhrase | null,
  match: ProviderMatches | null,
): PackageFilter {
  const usd = (units: number | undefined) => (units === undefined ? null : toUsdMinor(reference, units, query));
  const or = (given: string[], understood: string[] = []) => (given.length ? given : understood);
  return {
    match,
    unknownWords: read !== null && namesNoPackage(read, match),
    treatment: treatmentsOf(reference, query, read),
    country: or(query.country, read?.countries),
    city: or(query.city, read?.cities),
    provider: query.provider ?? null,
    priceMinUsd: usd(query.price_min),
    priceMaxUsd: usd(query.price_max ?? read?.priceMax ?? undefined),
    nightsMax: query.nights_max ?? null,
    daysMax: query.days_max ?? null,
    inclusions: query.inclusions,
    accreditation: query.accreditation,
    spoken: query.spoken,
    rating: query.rating ?? null,
    verified: query.verified,
    bbox: query.bbox ? { west: query.bbox[0], south: query.bbox[1], east: query.bbox[2], north: query.bbox[3] } : null,
    sort: query.sort,
    limit: query.limit,
    offset: (query.page - 1) * query.limit,
  };
}

/** The treatments chosen or understood; for a specialty, those of its categories. */
function treatmentsOf(reference: Reference, query: PackageQuery, read: ReadPhrase | null): string[] {
  if (query.treatment.length) return query.treatment.map((slug) => reference.treatments.get(slug)?.slug ?? slug);
  if (read?.treatment) return [read.treatment];
  const categories = categoriesOf(read);
  return [...reference.treatments.values()].flatMap(({ slug, category }) =>
    categories.includes(category) ? [slug] : [],
  );
}

/** The treatment categories of a specialty; none of a word that may mean several. */
function categoriesOf(read: ReadPhrase | null): string[] {
  const [specialty, other] = read?.understanding.specialty?.options ?? [];
  return specialty && !other ? specialty.categories : [];
}

/** A place alone is no reason to show packages when the care asked for is another. */
const namesNoPackage = (read: ReadPhrase, match: ProviderMatches | null): boolean =>
  read.understanding.notOffered !== null ||
  (read.understanding.specialty !== null && categoriesOf(read).length === 0) ||
  (!match && (read.understanding.unsure || !isUnderstood(read)));

/** Whether the phrase yields any filter, so that the remaining words can be ignored. */
const isUnderstood = (read: ReadPhrase): boolean =>
  read.treatment !== null ||
  read.cities.length > 0 ||
  read.countries.length > 0 ||
  read.understanding.rest.length === 0;
