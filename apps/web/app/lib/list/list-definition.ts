import { isCalendarDate } from '../dates/is-calendar-date.ts';

/** Typed words, submitted with Enter or the button. */
interface TextFilter {
  kind: 'text';
  longest: number;
  /** A number or a code: no autocomplete or autocorrect. */
  isCode?: boolean;
}

/** A single choice that applies immediately. */
interface ChoiceFilter<T extends string> {
  kind: 'choice';
  takes: (value: string) => value is T;
}

/** The same where links may select several values: repeated, or comma separated, as the API reads lists. */
interface ChoicesFilter<T extends string> {
  kind: 'choices';
  takes: (value: string) => value is T;
}

/** A calendar day, in this device's time zone. */
interface DayFilter {
  kind: 'day';
  /** Name of the filter whose day it must not precede. */
  notBefore?: string;
}

/** Only set by links from other screens; it can be removed, but not selected. */
interface LinkFilter {
  kind: 'link';
  takes: (value: string) => value is string;
}

export type ListFilter = TextFilter | ChoiceFilter<string> | ChoicesFilter<string> | DayFilter | LinkFilter;
/** Filters by name, the same in the URL and the call. */
export type Filters = Readonly<Record<string, ListFilter>>;

type Takes<T extends string> = readonly T[] | ((value: string) => boolean);
const taker = <T extends string>(takes: Takes<T>) =>
  (typeof takes === 'function' ? takes : (value: string) => (takes as readonly string[]).includes(value)) as (
    value: string,
  ) => value is T;

/** A text filter with a maximum length. */
export const text = (longest: number, more: Pick<TextFilter, 'isCode'> = {}): TextFilter => ({
  kind: 'text',
  longest,
  ...more,
});
/** A filter by one of these values, or by any valid one. */
export const choice = <T extends string>(takes: Takes<T>): ChoiceFilter<T> => ({ kind: 'choice', takes: taker(takes) });
/** A filter by one of these values, or by several in a link. */
export const choices = <T extends string>(takes: Takes<T>): ChoicesFilter<T> => ({
  kind: 'choices',
  takes: taker(takes),
});
/** A filter by day. */
export const day = (more: Pick<DayFilter, 'notBefore'> = {}): DayFilter => ({ kind: 'day', ...more });
/** A filter only set by links. */
export const link = (takes: (value: string) => boolean): LinkFilter => ({ kind: 'link', takes: taker(takes) });

type AskedFor<F extends Filters> = {
  [K in keyof F]?: F[K] extends ChoicesFilter<infer T> ? T[] : F[K] extends ChoiceFilter<infer T> ? T : string;
};

/** A list in a portal: what its URL contains. */
export interface ListDefinition<F extends Filters = Filters, T extends Filters = Filters, S extends string = string> {
  /** Storage key of the list's columns and views, such as `admin.users`. */
  name: string;
  filters: F;
  /** Parameters shown as tabs. */
  tabs: T;
  /** Its sort orders; the first is the default. */
  sorts: readonly S[];
  /** Page parameter, and that of the sort order, if a screen has several lists. */
  page: string;
  sort: string;
}

/** A list's query from the URL; only what is set and known to the list. */
export type Asked<L> =
  L extends ListDefinition<infer F, infer T, infer S>
    ? AskedFor<F> & AskedFor<T> & ([S] extends [never] ? unknown : { sort: S }) & { page: number }
    : never;

type Parts<F extends Filters, T extends Filters, S extends string> = Partial<
  Omit<ListDefinition<F, T, S>, 'name' | 'sorts'>
> & { sorts?: readonly S[] };

/** Declares a list; `askedOf` reads its URL, `ListScreen` renders it. */
export const defineList = <
  F extends Filters = Record<never, never>,
  T extends Filters = Record<never, never>,
  S extends string = never,
>(
  name: string,
  { filters = {} as F, tabs = {} as T, sorts = [], page = 'page', sort = 'sort' }: Parts<F, T, S> = {},
): ListDefinition<F, T, S> => ({ name, filters, tabs, sorts, page, sort });

const MOST_PAGES = 10_000;

/** The page in the URL; defaults to 1. */
export function pageOfQuery(query: URLSearchParams, name = 'page'): number {
  const page = Number(query.get(name));
  return Number.isInteger(page) && page > 0 && page <= MOST_PAGES ? page : 1;
}

/** The values of a filter in the URL; unknown ones are ignored. */
export function valuesOf(query: URLSearchParams, name: string, filter: ListFilter): string[] {
  if (filter.kind === 'choices')
    return [...new Set(query.getAll(name).flatMap((value) => value.split(',')))].filter(filter.takes);
  const value = (query.get(name) ?? '').trim();
  if (filter.kind === 'text') return value ? [value.slice(0, filter.longest)] : [];
  if (filter.kind === 'day') return isCalendarDate(value) ? [value] : [];
  return value && filter.takes(value) ? [value] : [];
}

/** The sort order in the URL, or the list's default. */
export const sortOf = <S extends string>(
  query: URLSearchParams,
  { sorts, sort: name }: Pick<ListDefinition<Filters, Filters, S>, 'sorts' | 'sort'>,
): S | undefined => sorts.find((sort) => sort === query.get(name)) ?? sorts[0];

/** A list's query from the URL, as its call takes it. */
export function askedOf<L extends ListDefinition>(definition: L, query: URLSearchParams): Asked<L> {
  const { filters, tabs, page } = definition;
  const said = Object.entries({ ...tabs, ...filters }).flatMap(([name, filter]) => {
    const values = valuesOf(query, name, filter);
    return values.length ? [[name, filter.kind === 'choices' ? values : values[0]]] : [];
  });
  const sort = sortOf(query, definition);
  return { ...Object.fromEntries(said), ...(sort ? { sort } : {}), page: pageOfQuery(query, page) } as Asked<L>;
}
