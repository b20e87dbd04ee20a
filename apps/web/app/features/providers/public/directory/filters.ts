import { PROVIDER_SORTS } from '@travesia/contracts/providers';
import { type FilterSet, filterSet } from '../../../../lib/forms/filter-set.ts';

/** What the directory filters by; the API's own names. */
export type FilterName =
  | 'q'
  | 'country'
  | 'city'
  | 'type'
  | 'accreditation'
  | 'spoken'
  | 'listing'
  | 'verified'
  | 'near';

export const FILTERS: FilterSet<FilterName> = filterSet<FilterName>(
  ['country', 'city', 'type', 'accreditation', 'spoken'],
  ['q', 'listing', 'verified', 'near'],
);

/** Names of the fields of the filter form; the words and the circle have their own. */
export const FORM_NAMES = FILTERS.names.filter((name) => name !== 'q' && name !== 'near');

/** What the address may ask of the list; anything else in it is not ours. */
export const ASKED_NAMES: readonly string[] = [...FILTERS.names, 'sort', 'page'];

export type Sort = (typeof PROVIDER_SORTS)[number];

/** Orders to offer: distance needs a place, price is for packages. */
export const sortsOf = (search: string): Sort[] =>
  PROVIDER_SORTS.filter((sort) => sort !== 'price' && (sort !== 'distance' || new URLSearchParams(search).get('near')));

/** The order asked for, relevance when it is none of those offered. */
export function sortOf(search: string): Sort {
  const given = new URLSearchParams(search).get('sort');
  return sortsOf(search).find((sort) => sort === given) ?? 'relevance';
}

/** Which part of the directory the address shows before anything else is filtered: all, or one country. */
export interface Part {
  /** Code of the one country; null for all. */
  country: string | null;
}

/** The part, when nothing but it is asked for; such pages carry the map and are for search engines. */
export function plainPart(search: string): Part | null {
  const asked = [...new URLSearchParams(search)].filter(([name, value]) => value !== '' && name !== 'page');
  if (asked.length === 0) return { country: null };
  const [first, second] = asked;
  return first?.[0] === 'country' && !second && /^[A-Z]{2}$/.test(first[1]) ? { country: first[1] } : null;
}
