import { withQuery } from './query.ts';

/** One active filter; a list has one per value. */
export interface SetFilter<N extends string = string> {
  name: N;
  value: string;
}

export interface FilterSet<N extends string> {
  /** In display order. */
  names: readonly N[];
  /** Values of a filter in a query: repeated or comma separated, as the API reads lists. */
  valuesOf: (search: string, name: N) => string[];
  /** The filters active in a query. */
  set: (search: string) => SetFilter<N>[];
  /** The URL without one value of a filter. */
  without: (path: string, search: string, filter: SetFilter<N>) => string;
  /** The URL without any of the filters; the rest stays. */
  cleared: (path: string, search: string) => string;
}

/** Declares a page's filters: `lists` have several values, `singles` one. */
export function filterSet<N extends string>(lists: readonly N[], singles: readonly N[]): FilterSet<N> {
  const names = [...lists, ...singles];
  const valuesOf = (search: string, name: N): string[] => {
    const given = new URLSearchParams(search).getAll(name).filter((value) => value !== '');
    if (!lists.includes(name)) return given.slice(0, 1);
    return [...new Set(given.flatMap((value) => value.split(',')).map((value) => value.trim()))].filter(Boolean);
  };
  return {
    names,
    valuesOf,
    set: (search) => names.flatMap((name) => valuesOf(search, name).map((value) => ({ name, value }))),
    without: (path, search, { name, value }) =>
      withQuery(path, search, { [name]: valuesOf(search, name).filter((one) => one !== value) }),
    cleared: (path, search) => withQuery(path, search, Object.fromEntries(names.map((name) => [name, null]))),
  };
}
