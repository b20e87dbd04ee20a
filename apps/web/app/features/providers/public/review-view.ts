import { REVIEW_SORTS } from '@travesia/contracts/reviews';
import { filterSet } from '../../../lib/forms/filter-set.ts';

/** Filters of the reviews on a profile. */
export const reviewFilters = filterSet(['treatment', 'home', 'written'], ['stars']);

/** The order asked for; what is no order of ours counts as newest. */
export function reviewSort(search: string): (typeof REVIEW_SORTS)[number] {
  const given = new URLSearchParams(search).get('sort');
  return REVIEW_SORTS.find((sort) => sort === given) ?? 'newest';
}
