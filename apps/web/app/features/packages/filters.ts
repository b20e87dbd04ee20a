import { filterSet } from '../../lib/forms/filter-set.ts';

const LISTS = ['treatment', 'country', 'city', 'inclusions', 'accreditation', 'spoken'] as const;
const SINGLES = ['q', 'provider', 'price_min', 'price_max', 'nights_max', 'days_max', 'rating', 'verified'] as const;

export type ListFilter = (typeof LISTS)[number];
export type FilterName = ListFilter | (typeof SINGLES)[number];

/** The filters that the list of packages understands. */
export const packageFilters = filterSet(LISTS, SINGLES);

/** What the address may ask of the list; anything else in it is not ours. */
export const ASKED_NAMES: readonly string[] = [...packageFilters.names, 'sort', 'page'];

/** Steps offered for nights in the price, days away and the mean rating. */
export const NIGHTS_STEPS = [2, 4, 7, 14] as const;
export const DAYS_STEPS = [4, 7, 10, 14, 21] as const;
export const RATING_STEPS = [4.5, 4, 3.5] as const;

/** Bars of a histogram in equal steps from `min` to `max` that begin below the upper limit; all without one. Minor units. */
export function barsBelow(steps: number, min: number | null, max: number | null, limit: number | null): number {
  if (limit === null || min === null || max === null || max <= min) return steps;
  return Math.max(0, Math.min(steps, Math.ceil(((limit - min) / (max - min)) * steps)));
}

/** A slug as words, for a choice that the answer no longer names: `san-jose` is San Jose. */
export const slugAsWords = (slug: string): string =>
  slug.replaceAll('-', ' ').replaceAll(/(^| )\p{L}/gu, (letter) => letter.toLocaleUpperCase());
