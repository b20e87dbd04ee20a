import type { EndpointArgs } from '@travesia/contracts/kit';
import type { listPackages } from '@travesia/contracts/packages';
import type { ProviderMatches } from '../search/index.ts';

export type PackageQuery = EndpointArgs<typeof listPackages>['query'];

/** What the list is restricted to, in the database's terms. Prices are cents of US dollars. */
export interface PackageFilter {
  /** The words typed mean nothing we know: no treatment, no place, no provider. */
  unknownWords: boolean;
  /** Words that name a provider, made ready by the search. */
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

/** Steps of the price histogram. */
export const HISTOGRAM_STEPS = 12;
