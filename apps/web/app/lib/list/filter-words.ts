import type { Filters, ListDefinition } from './list-definition.ts';

/** A value that a filter can be set to. */
export interface FilterOption {
  value: string;
  label: string;
  /** How many rows it would leave, once that is known. */
  count?: number | undefined;
}

/** What a filter is called on the screen. */
export interface FilterWords {
  label: string;
  /** What a choice is called that leaves everything; “Any” unless given. */
  any?: string;
  /** What can be chosen; undefined until an answer brings it. */
  options?: readonly FilterOption[] | undefined;
}

/** What a list calls its filters and its orders. */
export interface ListWords<F extends Filters = Filters, S extends string = string> {
  /** Names the form. */
  label: string;
  filters: { [K in keyof F]: FilterWords };
  /** What each order is called; without it the heads of the columns alone order the list. */
  sorts?(sort: S): string;
}

export type WordsOf<L> = L extends ListDefinition<infer F, Filters, infer S> ? ListWords<F, S> : never;
