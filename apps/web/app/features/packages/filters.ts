import { filterSet } from '../../lib/forms/filter-set.ts';

const LISTS = ['treatment', 'country', 'city', 'inclusions', 'accreditation', 'spoken'] as const;
const SINGLES = ['q', 'provider', 'price_min', 'price_max', 'nights_max', 'days_max', 'rating', 'verified'] as const;

export type ListFilter = (typeof LISTS)[number];
export type FilterName = ListFilter | (typeof SINGLES)[number];

/** Filters supported by the package list. */
export const packageFilters = filterSet(LISTS, SINGLES);

/** Query parameters of the list; all others are ignored. */
export const ASKED_NAMES: readonly string[] = [...packageFilters.names, 'sort', 'page'];

/** Options for nights included, days away and average rating. */
export const NIGHTS_STEPS = [2, 4, 7, 14] as const;
export const DAYS_STEPS = [4, 7, 10, 14, 21] as const;
export const RATING_STEPS = [4.5, 4, 3.5] as const;

/**
 * Histogram bars, in equal steps from `min` to `max`, that start below the upper limit; all of them if there is none. Minor
 * units.
 */
export function barsBelow(steps: number, min: number | null, max: number | null, limit: number | null): number {
  if (limit === null || min === null || max === null || max <= min) return steps;
  return Math.max(0, Math.min(steps, Math.ceil(((limit - min) / (max - min)) * steps)));
}

/** Turns a slug into words for an option the response no longer names: `san-jose` becomes San Jose. */
export const slugAsWords = (slug: string): string =>
  slug.replaceAll('-', ' ').replaceAll(/(^| )\p{L}/gu, (letter) => letter.toLocaleUpperCase());
