import type { ShownPrice } from '@travesia/contracts/catalog';
import type { ComparedPackage } from '@travesia/contracts/packages';
import type { ReactNode } from 'react';
import { idsOf } from '../../../lib/device/ids-of.ts';
import { withQuery } from '../../../lib/forms/query.ts';

/** A candidate for a free column. */
export interface Addition {
  id: string;
  name: string;
  /** The provider that offers it, or the provider itself. */
  owner: string;
  /** Name and place. */
  detail: string;
  price: ShownPrice | null;
}

export interface CompareRow {
  key: string;
  label: string;
  /** One value per column; two columns match if their `same` values match. */
  cells: readonly { content: ReactNode; same: string }[];
  /** Emphasized: the result that the other rows add up to. */
  strong?: boolean;
  /** Also shown when only differences are shown. */
  always?: boolean;
}

export interface CompareGroup {
  key: string;
  heading: string;
  rows: readonly CompareRow[];
}

type Said<T> = (column: T) => string | number;

/** Creates rows across the columns, from text or from any value with a `same` key. */
export const rowMaker = <T>(columns: readonly T[]) => ({
  row: (key: string, label: string, cell: (column: T) => ReactNode, same: Said<T>): CompareRow => ({
    key,
    label,
    cells: columns.map((column) => ({ content: cell(column), same: String(same(column)) })),
  }),
  text: (key: string, label: string, said: Said<T>): CompareRow => ({
    key,
    label,
    cells: columns.map((column) => ({ content: said(column), same: String(said(column)) })),
  }),
});

/** Returns whether a row's columns differ. */
export const differs = ({ cells }: Pick<CompareRow, 'cells'>): boolean =>
  new Set(cells.map(({ same }) => same)).size > 1;

/** Keeps only rows that differ and groups that contain them. */
export const onlyDifferences = (groups: readonly CompareGroup[]): CompareGroup[] =>
  groups
    .map((group) => ({ ...group, rows: group.rows.filter((row) => row.always || differs(row)) }))
    .filter(({ rows }) => rows.length > 0);

export type ComparedKind = 'packages' | 'providers';

/** Adds or removes one column in the query. Ids are separated by commas, as the device writes them. */
export function columnQuery(
  path: string,
  search: string,
  kind: ComparedKind,
  change: { drop: string } | { add: string },
) {
  const ids = idsOf(search, kind);
  const changed = 'drop' in change ? ids.filter((id) => id !== change.drop) : [...ids, change.add];
  return withQuery(path, search, { [kind]: changed.join(',') || null }).replaceAll('%2C', ',');
}

/**
 * The package whose total is certainly the lowest: all are for one treatment, nothing it needs is without a price, and no
 * other has the same total. The data is sorted by total.
 */
export function lowestTotal(data: readonly ComparedPackage[]): ComparedPackage | null {
  const [first, second] = data;
  if (!first || !second || treatmentCount(data) > 1 || first.package.claim === 'at_least') return null;
  return first.package.total.amount < second.package.total.amount ? first : null;
}

/** Returns the package with the lowest price and the one with the lowest total if they differ. */
export function lowestTwice(
  data: readonly ComparedPackage[],
): { asks: ComparedPackage; costs: ComparedPackage } | null {
  const costs = lowestTotal(data);
  const asks = data.toSorted((a, b) => a.package.shown_price.amount - b.package.shown_price.amount)[0];
  if (!asks || !costs || asks.package.shown_price.amount >= costs.package.shown_price.amount) return null;
  return { asks, costs };
}

/** Counts the distinct treatments being compared. */
export const treatmentCount = (data: readonly ComparedPackage[]): number =>
  new Set(data.map(({ package: one }) => one.treatment.slug)).size;
