import type { listProviders, ListingKind } from '@travesia/contracts/providers';
import type { EndpointArgs } from '@travesia/contracts/kit';
import type { ProviderMatches } from '../search/index.ts';

export type ProviderQuery = EndpointArgs<typeof listProviders>['query'];
export type ProviderSort = ProviderQuery['sort'];

/** List filters in the database's terms. Prices are in US cents. */
export interface ProviderFilter {
  /** The words to match, prepared by the search. */
  match: ProviderMatches | null;
  /** The specialty asked for by a profession: clinics of a type, with a specialty, or with such a clinician. */
  specialty: { types: string[]; specialties: string[]; slugs: string[] } | null;
  type: string[];
  category: string[];
  treatment: string | null;
  country: string[];
  city: string[];
  accreditation: string[];
  spoken: string[];
  rating: number | null;
  priceMinUsd: number | null;
  priceMaxUsd: number | null;
  verified: boolean;
  listing: ListingKind | null;
  near: { lat: number; lon: number; km: number } | null;
  bbox: { west: number; south: number; east: number; north: number } | null;
  sort: ProviderSort;
  limit: number;
  offset: number;
}

/** Dimensions with a facet; each facet ignores its own filter when counting. */
export const FACETS = ['type', 'country', 'city', 'accreditation', 'spoken', 'listing', 'verified'] as const;
export type Facet = (typeof FACETS)[number];
