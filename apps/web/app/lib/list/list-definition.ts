import { isCalendarDate } from '../dates/is-calendar-date.ts';

/** Words that are typed, sent with Enter or the button. */
interface TextFilter {
  kind: 'text';
  longest: number;
  /** A number or a code: nothing completes or corrects it. */
  isCode?: boolean;
}

/** One of several, which counts as soon as it is chosen. */
interface ChoiceFilter<T extends string> {
  kind: 'choice';
  takes: (value: string) => value is T;
}

/** The same where links may ask for several at once: repeated, or with commas, as the API reads lists. */
interface ChoicesFilter<T extends string> {
  kind: 'choices';
  takes: (value: string) => value is T;
}

/** A calendar day, by the clock of this device. */
interface DayFilter {
  kind: 'day';
  /** Name of the filter whose day it must not be before. */
  notBefore?: string;
}

/** Set by links from other screens only; it can be taken away, but not chosen. */
interface LinkFilter {
  kind: 'link';
  takes: (value: string) => value is string;
}

export type ListFilter = TextFilter | ChoiceFilter<string> | ChoicesFilter<string> | DayFilter | LinkFilter;
/** Filters by the names that the address and the call have for them. */
export type Filters = Readonly<Record<string, ListFilter>>;

type Takes<T extends string> = readonly T[] | ((value: string) => boolean);
const taker = <T extends string>(takes: Takes<T>) =>
  (typeof takes === 'function' ? takes : (value: string) => (takes as readonly string[]).includes(value)) as (
    value: string,
  ) => value is T;

/** A filter by words, of so many characters at most. */
export const text = (longest: number, more: Pick<TextFilter, 'isCode'> = {}): TextFilter => ({
  kind: 'text',
  longest,
  ...more,
});
/** A filter by one of these values, or by whatever passes. */
export const choice = <T extends string>(takes: Takes<T>): ChoiceFilter<T> => ({ kind: 'choice', takes: taker(takes) });
/** A filter by one of these values, or by several in a link. */
export const choices = <T extends string>(takes: Takes<T>): ChoicesFilter<T> => ({
  kind: 'choices',
  takes: taker(takes),
});
/** A filter by a day. */
export const day = (more: Pick<DayFilter, 'notBefore'> = {}): DayFilter => ({ kind: 'day', ...more });
/** A filter that only links set. */
export const link = (takes: (value: string) => boolean): LinkFilter => ({ kind: 'link', takes: taker(takes) });

type AskedFor<F extends Filters> = {
  [K in keyof F]?: F[K] extends ChoicesFilter<infer T> ? T[] : F[K] extends ChoiceFilter<infer T> ? T : string;
};

/** A list of the portals: what its address holds. */
export interface ListDefinition<F extends Filters = Filters, T extends Filters = Filters, S extends string = string> {
  /** Names the list where its columns and views are remembered, such as `admin.users`. */
  name: string;
  filters: F;
  /** What the screen has tabs for. */
  tabs: T;
  /** The orders it can have; the first is its own. */
  sorts: readonly S[];
  /** Parameter that holds the page, where a screen has several lists. */
  page: string;
}

/** What an address asks a list for; only what is set, and of that only what the list knows. */
export type Asked<L> =
  L extends ListDefinition<infer F, infer T, infer S>
    ? AskedFor<F> & AskedFor<T> & ([S] extends [never] ? unknown : { sort: S }) & { page: number }
    : never;

type Parts<F extends Filters, T extends Filters, S extends string> = Partial<
  Omit<ListDefinition<F, T, S>, 'name' | 'sorts'>
> & { sorts?: readonly S[] };

/** Declares a list once; `askedOf` reads its address, `ListScreen` draws it. */
export const defineList = <
  F extends Filters = Record<never, never>,
  T extends Filters = Record<never, never>,
  S extends string = never,
>(
  name: string,
  { filters = {} as F, tabs = {} as T, sorts = [], page = 'page' }: Parts<F, T, S> = {},
): ListDefinition<F, T, S> => ({ name, filters, tabs, sorts, page });

const MOST_PAGES = 10_000;

/** The page of an address; 1 unless it says one. */
export function pageOfQuery(query: URLSearchParams, name = 'page'): number {
  const page = Number(query.get(name));
  return Number.isInteger(page) && page > 0 && page <= MOST_PAGES ? page : 1;
}

/** The values that an address sets a filter to; what the filter does not know counts for nothing. */
export function valuesOf(query: URLSearchParams, name: string, filter: ListFilter): string[] {
  if (filter.kind === 'choices')
    return [...new Set(query.getAll(name).flatMap((value) => value.split(',')))].filter(filter.takes);
  const value = (query.get(name) ?? '').trim();
  if (filter.kind === 'text') return value ? [value.slice(0, filter.longest)] : [];
  if (filter.kind === 'day') return isCalendarDate(value) ? [value] : [];
  return value && filter.takes(value) ? [value] : [];
}

/** The order of an address, or the list's own. */
export const sortOf = <S extends string>(query: URLSearchParams, sorts: readonly S[]): S | undefined =>
  sorts.find((sort) => sort === query.get('sort')) ?? sorts[0];

/** What an address asks a list for, as its call takes it. */
export function askedOf<L extends ListDefinition>(definition: L, query: URLSearchParams): Asked<L> {
  const { filters, tabs, sorts, page } = definition;
  const said = Object.entries({ ...tabs, ...filters }).flatMap(([name, filter]) => {
    const values = valuesOf(query, name, filter);
    return values.length ? [[name, filter.kind === 'choices' ? values : values[0]]] : [];
  });
  const sort = sortOf(query, sorts);
  return { ...Object.fromEntries(said), ...(sort ? { sort } : {}), page: pageOfQuery(query, page) } as Asked<L>;
}
