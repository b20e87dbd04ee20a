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
  | 'near';

export const FILTERS: FilterSet<FilterName> = filterSet<FilterName>(
  ['country', 'city', 'type', 'accreditation', 'spoken'],
  ['q', 'listing', 'verified', 'near'],
);

/** Field names of the filter form; keyword and radius have their own. */
export const FORM_NAMES = FILTERS.names.filter((name) => name !== 'q' && name !== 'near');

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

/** The part of the directory in the URL before other filters: all, or one country. */
export interface Part {
  /** Code of the single country; null for all. */
  country: string | null;
}

/** The part, when there are no other filters; such pages show the map and are indexable. */
export function plainPart(search: string): Part | null {
  const asked = [...new URLSearchParams(search)].filter(([name, value]) => value !== '' && name !== 'page');
  if (asked.length === 0) return { country: null };
  const [first, second] = asked;
  return first?.[0] === 'country' && !second && /^[A-Z]{2}$/.test(first[1]) ? { country: first[1] } : null;
}
