import { TREATMENT_SORTS } from '@travesia/contracts/catalog';
import { PACKAGE_SORTS } from '@travesia/contracts/packages';
import { PROVIDER_SORTS } from '@travesia/contracts/providers';
import { type FilterSet, filterSet } from '../../../lib/forms/filter-set.ts';

export const TABS = ['packages', 'providers', 'treatments'] as const;
export type Tab = (typeof TABS)[number];

/** What any of the tabs filters by; the API's own names. */
export type FilterName =
  | 'treatment'
  | 'country'
  | 'city'
  | 'type'
  | 'accreditation'
  | 'spoken'
  | 'price_min'
  | 'price_max'
  | 'days_max'
  | 'rating'
  | 'verified'
  | 'listing';

/** What each tab can be filtered by; other filters wait in the address until their tab is open. */
export const TAB_FILTERS: Readonly<Record<Tab, FilterSet<FilterName>>> = {
  packages: filterSet<FilterName>(
    ['treatment', 'country', 'city', 'accreditation', 'spoken'],
    ['price_min', 'price_max', 'days_max', 'rating', 'verified'],
  ),
  providers: filterSet<FilterName>(
    ['country', 'city', 'type', 'accreditation', 'spoken'],
    ['price_min', 'price_max', 'rating', 'verified', 'listing'],
  ),
  treatments: filterSet<FilterName>(['country'], ['price_min', 'price_max']),
};

/** Orders of each tab. Distance needs a place to measure from, which this page does not ask for. */
export const TAB_SORTS = {
  packages: PACKAGE_SORTS,
  providers: PROVIDER_SORTS.filter((sort) => sort !== 'distance'),
  treatments: TREATMENT_SORTS,
} as const;

export type Sort = (typeof TAB_SORTS)[Tab][number];

/** The tab that the address names, if it is one of ours. */
export const tabOf = (search: string): Tab | undefined => {
  const given = new URLSearchParams(search).get('tab');
  return TABS.find((tab) => tab === given);
};

/** The order of a tab: the one asked for when the tab knows it, otherwise its first. */
export function sortOf(search: string, tab: Tab): Sort {
  const given = new URLSearchParams(search).get('sort');
  const sorts: readonly Sort[] = TAB_SORTS[tab];
  return sorts.find((sort) => sort === given) ?? sorts[0] ?? 'relevance';
}

/** Steps offered for days away and the mean rating. */
export const DAYS_STEPS = [4, 7, 10, 14, 21] as const;
export const RATING_STEPS = [4.5, 4, 3.5] as const;
