import { REVIEW_SORTS } from '@travesia/contracts/reviews';
import { filterSet } from '../../../../lib/forms/filter-set.ts';

/** Single-choice filters of the form. */
export const CHOICES = ['treatment', 'country', 'written'] as const;

/** Filters of `/testimonials`. */
export const reviewFilters = filterSet<'treatment' | 'country' | 'written' | 'stars'>(['stars'], CHOICES);

/** Requested sort order; unknown values become newest. */
export function orderOf(search: string): (typeof REVIEW_SORTS)[number] {
  const given = new URLSearchParams(search).get('sort');
  return REVIEW_SORTS.find((sort) => sort === given) ?? 'newest';
}
