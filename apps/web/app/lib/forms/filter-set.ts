import { withQuery } from './query.ts';

/** One set filter; a list gives one for each of its values. */
export interface SetFilter<N extends string = string> {
  name: N;
  value: string;
}

export interface FilterSet<N extends string> {
  /** In the order in which they are shown. */
  names: readonly N[];
  /** Values of a filter in a query: repeated, or several in one with commas, as the API reads lists. */
  valuesOf: (search: string, name: N) => string[];
  /** The filters that a query sets. */
  set: (search: string) => SetFilter<N>[];
  /** The address without one value of a filter. */
  without: (path: string, search: string, filter: SetFilter<N>) => string;
  /** The address without any of the filters; the rest stays. */
  cleared: (path: string, search: string) => string;
}

/** Declares the filters of a page: `lists` hold several values, `singles` one. */
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
