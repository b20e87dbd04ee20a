import { Bitmap } from './bitmap.ts';
import type { ValueCount, ValueIndex } from './value-index.ts';

export interface Found<F extends string> {
  /** Rows that match everything. */
  rows: Bitmap;
  /** Rows that match everything except one facet's filter. */
  without: (facet: F) => Bitmap;
}

/** The rows in all of `base` and matching each facet's filter; a facet without filter has null. */
export function findRows<F extends string>(
  base: readonly Bitmap[],
  filters: Readonly<Record<F, Bitmap | null>>,
): Found<F> {
  const active = Object.entries<Bitmap | null>(filters).flatMap(([facet, rows]) => (rows ? [{ facet, rows }] : []));
  const rows = Bitmap.intersection([...base, ...active.map((one) => one.rows)]);
  const without = (facet: F) =>
    filters[facet]
      ? Bitmap.intersection([...base, ...active.flatMap((one) => (one.facet === facet ? [] : [one.rows]))])
      : rows;
  return { rows, without };
}

/** Counts every facet without its own filter, so that choosing one country does not make all others 0. */
export function countFacets<F extends string>(
  found: Found<F>,
  indexes: Readonly<Record<F, ValueIndex>>,
): Record<F, ValueCount[]> {
  const counts: Partial<Record<F, ValueCount[]>> = {};
  for (const facet of Object.keys(indexes) as F[]) counts[facet] = indexes[facet].count(found.without(facet));
  return counts as Record<F, ValueCount[]>;
}
