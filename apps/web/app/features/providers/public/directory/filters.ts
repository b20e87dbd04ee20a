import { PROVIDER_SORTS } from '@travesia/contracts/providers';
import { type FilterSet, filterSet } from '../../../../lib/forms/filter-set.ts';

/** Directory filters, with their API names. */
export type FilterName =
  | 'q'
  | 'country'
  | 'city'
  | 'type'
  | 'accreditation'
  | 'spoken'
  | 'listing'
  | 'verified'
  | 'near'
  | 'bbox';

export const FILTERS: FilterSet<FilterName> = filterSet<FilterName>(
  ['country', 'city', 'type', 'accreditation', 'spoken'],
  ['q', 'listing', 'verified', 'near', 'bbox'],
);

/** Field names of the filter form; keyword, radius and map area have their own. */
export const FORM_NAMES = FILTERS.names.filter((name) => name !== 'q' && name !== 'near' && name !== 'bbox');

/** The letter of the index of cities; not a filter of the list. */
export const INITIAL = 'initial';

/** Query parameters of the list; all others are ignored. */
export const ASKED_NAMES: readonly string[] = [...FILTERS.names, 'sort', 'page'];

export type Sort = (typeof PROVIDER_SORTS)[number];

/** Available sort orders: distance needs a place, price is only for packages. */
export const sortsOf = (search: string): Sort[] =>
  PROVIDER_SORTS.filter((sort) => sort !== 'price' && (sort !== 'distance' || new URLSearchParams(search).get('near')));

/** Requested sort order; relevance if it is not available. */
export function sortOf(search: string): Sort {
  const given = new URLSearchParams(search).get('sort');
  return sortsOf(search).find((sort) => sort === given) ?? 'relevance';
}

/** The part of the directory in the URL before other filters: all, one country or one city. */
export interface Part {
  /** Code of the single country; null for all. */
  country: string | null;
  /** Slug of the single city. */
  city: string | null;
}

/** Query parameters with a value, except the page. */
const askedIn = (search: string): [string, string][] =>
  [...new URLSearchParams(search)].filter(([name, value]) => value !== '' && name !== 'page');

/** The part, when there are no other filters; such pages are indexable. */
export function plainPart(search: string): Part | null {
  const asked = askedIn(search);
  if (asked.length === 0) return { country: null, city: null };
  const [first, second] = asked;
  if (!first || second) return null;
  const [name, value] = first;
  if (name === 'country' && /^[A-Z]{2}$/.test(value)) return { country: value, city: null };
  return name === 'city' && /^[a-z0-9-]+$/.test(value) ? { country: null, city: value } : null;
}

/** West, south, east and north of a map area, in degrees. */
export type Area = readonly [west: number, south: number, east: number, north: number];

/** What the map shows. */
export interface MapPart {
  country: string | null;
  area: Area | null;
  /** First letter of the cities listed beside it; null for the largest. */
  initial: string | null;
}

/** The part of the map, when nothing but a country, an area of the map or a letter is asked. */
export function mapPart(search: string): MapPart | null {
  const asked = askedIn(search);
  const query = Object.fromEntries(asked);
  if (Object.keys(query).length < asked.length || asked.some(([name]) => !MAP_NAMES.includes(name))) return null;
  const { country = null, bbox = null, initial = null } = query;
  const area = bbox === null ? null : readArea(bbox);
  const isKnown = (country === null || /^[A-Z]{2}$/.test(country)) && (initial === null || /^[a-z0]$/.test(initial));
  return isKnown && (bbox === null || area) ? { country, area, initial } : null;
}

const MAP_NAMES: readonly string[] = ['country', 'bbox', INITIAL];

function readArea(text: string): Area | null {
  const [west, south, east, north, ...rest] = text.split(',').map(Number);
  if (west === undefined || south === undefined || east === undefined || north === undefined || rest.length)
    return null;
  const isBox = west >= -180 && east <= 180 && west <= east && south >= -85 && north <= 85 && south <= north;
  return isBox ? [west, south, east, north] : null;
}
