import type { Filters, ListDefinition } from './list-definition.ts';

/** A filter value. */
export interface FilterOption {
  value: string;
  label: string;
  /** Number of rows it would leave, once known. */
  count?: number | undefined;
}

/** Label of a filter. */
export interface FilterWords {
  label: string;
  /** Label of the choice without restriction; defaults to “Any”. */
  any?: string;
  /** The options; undefined until loaded. */
  options?: readonly FilterOption[] | undefined;
}

/** Labels of a list's filters and sort orders. */
export interface ListWords<F extends Filters = Filters, S extends string = string> {
  /** Accessible name of the form. */
  label: string;
  filters: { [K in keyof F]: FilterWords };
  /** Label of each sort order; without it, only the column headers sort the list. */
  sorts?(sort: S): string;
}

export type WordsOf<L> = L extends ListDefinition<infer F, Filters, infer S> ? ListWords<F, S> : never;
