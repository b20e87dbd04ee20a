import { TREATMENT_SORTS } from '@travesia/contracts/catalog';

/** Filters from the URL, as typed; the API validates them. */
export interface ListFilters {
  q: string;
  category: string[];
  country: string[];
  priceMin: string;
  priceMax: string;
  flyHomeMax: string;
  sort: (typeof TREATMENT_SORTS)[number];
  view: 'cards' | 'table';
}

/** Filter names in the URL, in display order. */
export const FILTER_NAMES = ['q', 'category', 'country', 'price_min', 'price_max', 'fly_home_max'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** Options for the earliest flight home, in days, as in the catalog. */
export const FLY_HOME_CHOICES = [2, 7, 10] as const;

export function readFilters(search: string): ListFilters {
  const query = new URLSearchParams(search);
  const all = (name: string) => [
    ...new Set(
      query
        .getAll(name)
        .flatMap((part) => part.split(','))
        .filter(Boolean),
    ),
  ];
  return {
    q: (query.get('q') ?? '').trim(),
    category: all('category'),
    country: all('country'),
    priceMin: query.get('price_min') ?? '',
    priceMax: query.get('price_max') ?? '',
    flyHomeMax: query.get('fly_home_max') ?? '',
    sort: TREATMENT_SORTS.find((sort) => sort === query.get('sort')) ?? 'name',
    view: query.get('view') === 'table' ? 'table' : 'cards',
  };
}

/** One active filter. `value` is null for single-value filters. */
export interface SetFilter {
  name: FilterName;
  value: string | null;
}

/** The active filters, one item for each value of a list. */
export function setFilters(filters: ListFilters): SetFilter[] {
  const single = (name: FilterName, value: string): SetFilter[] => (value === '' ? [] : [{ name, value: null }]);
  return [
    ...single('q', filters.q),
    ...filters.category.map((value): SetFilter => ({ name: 'category', value })),
    ...filters.country.map((value): SetFilter => ({ name: 'country', value })),
    ...single('price_min', filters.priceMin),
    ...single('price_max', filters.priceMax),
    ...single('fly_home_max', filters.flyHomeMax),
  ];
}

/** Removes one filter from the query string and resets to the first page. */
export function withoutFilter(search: string, { name, value }: SetFilter): string {
  const query = new URLSearchParams(search);
  const kept =
    value === null
      ? []
      : query
          .getAll(name)
          .flatMap((part) => part.split(','))
          .filter((part) => part !== value);
  query.delete(name);
  query.delete('page');
  for (const one of kept) query.append(name, one);
  return query.toString();
}

/** Removes all filters from the query string; keeps sort and view. */
export function withoutFilters(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of [...FILTER_NAMES, 'page']) query.delete(name);
  return query.toString();
}
