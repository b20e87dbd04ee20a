import { TREATMENT_SORTS } from '@travesia/contracts/catalog';
import { PACKAGE_SORTS } from '@travesia/contracts/packages';
import { PROVIDER_SORTS } from '@travesia/contracts/providers';
import { type FilterSet, filterSet } from '../../../lib/forms/filter-set.ts';

export const TABS = ['packages', 'providers', 'treatments'] as const;
export type Tab = (typeof TABS)[number];

/** Filters of any tab, with their API names. */
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

/** Filters of each tab; others stay in the URL until their tab is open. */
export const TAB_FILTERS: Readonly<Record<Tab, FilterSet<FilterName>>> = {
  packages: filterSet<FilterName>(
    ['treatment', 'country', 'city', 'accreditation', 'spoken'],
    ['price_min', 'price_max', 'days_max', 'rating', 'verified'],
  ),
  providers: filterSet<FilterName>(
    ['country', 'city', 'type', 'accreditation', 'spoken'],
    ['price_min', 'price_max', 'rating', 'verified', 'listing'],
  ),
  treatments: filterSet<FilterName>(['country', 'city'], ['price_min', 'price_max']),
};

/** Sort orders of each tab. Distance needs a starting point, which this page does not ask for. */
export const TAB_SORTS = {
  packages: PACKAGE_SORTS,
  providers: PROVIDER_SORTS.filter((sort) => sort !== 'distance'),
  treatments: TREATMENT_SORTS,
} as const;

export type Sort = (typeof TAB_SORTS)[Tab][number];

/** The tab in the URL, if it exists. */
export const tabOf = (search: string): Tab | undefined => {
  const given = new URLSearchParams(search).get('tab');
  return TABS.find((tab) => tab === given);
};

/** A tab's sort order: the requested one if the tab supports it, otherwise its first. */
export function sortOf(search: string, tab: Tab): Sort {
  const given = new URLSearchParams(search).get('sort');
  const sorts: readonly Sort[] = TAB_SORTS[tab];
  return sorts.find((sort) => sort === given) ?? sorts[0] ?? 'relevance';
}

/** Options for days away and average rating. */
export const DAYS_STEPS = [4, 7, 10, 14, 21] as const;
export const RATING_STEPS = [4.5, 4, 3.5] as const;
