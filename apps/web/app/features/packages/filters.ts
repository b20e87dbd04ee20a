import { withQuery } from '../../lib/forms/query.ts';

/** Filters that hold several values. */
const LISTS = ['treatment', 'country', 'city', 'inclusions', 'accreditation', 'spoken'] as const;
/** Filters that hold one. */
const SINGLES = ['q', 'provider', 'price_min', 'price_max', 'nights_max', 'days_max', 'rating', 'verified'] as const;

export type ListFilter = (typeof LISTS)[number];
export type FilterName = ListFilter | (typeof SINGLES)[number];

export const FILTER_NAMES: readonly FilterName[] = [...LISTS, ...SINGLES];

/** What the address may ask of the list; anything else in it is not ours. */
export const ASKED_NAMES: readonly string[] = [...FILTER_NAMES, 'sort', 'page'];

/** One set filter; a list gives one for each of its values. */
export interface SetFilter {
  name: FilterName;
  value: string;
}

/** Values of a filter in the address: repeated, or several in one with commas, as the API reads them. */
export function valuesOf(search: string, name: FilterName): string[] {
  const given = new URLSearchParams(search).getAll(name).filter((value) => value !== '');
  if (!LISTS.some((list) => list === name)) return given.slice(0, 1);
  return [...new Set(given.flatMap((value) => value.split(',')).map((value) => value.trim()))].filter(Boolean);
}

/** The filters set in the address, in the order of the form. */
export const setFilters = (search: string): SetFilter[] =>
  FILTER_NAMES.flatMap((name) => valuesOf(search, name).map((value) => ({ name, value })));

/** The address without one value of a filter. `path` is the page's own. */
export const withoutFilter = (path: string, search: string, { name, value }: SetFilter): string =>
  withQuery(path, search, { [name]: valuesOf(search, name).filter((one) => one !== value) });

/** The address without any filter; the order stays. */
export const withoutFilters = (path: string, search: string): string =>
  withQuery(path, search, Object.fromEntries(FILTER_NAMES.map((name) => [name, null])));

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
