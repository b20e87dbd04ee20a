import { REVIEW_SORTS } from '@travesia/contracts/reviews';
import { filterSet } from '../../../lib/forms/filter-set.ts';

/** Review filters on a profile. */
export const reviewFilters = filterSet(['treatment', 'home', 'written'], ['stars']);

/** Requested sort order; unknown values become newest. */
export function reviewSort(search: string): (typeof REVIEW_SORTS)[number] {
  const given = new URLSearchParams(search).get('sort');
  return REVIEW_SORTS.find((sort) => sort === given) ?? 'newest';
}
