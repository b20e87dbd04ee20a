import type { ShownPrice } from '@travesia/contracts/catalog';
import type { ComparedPackage } from '@travesia/contracts/packages';
import type { ReactNode } from 'react';
import { idsOf } from '../../../lib/device/ids-of.ts';
import { withQuery } from '../../../lib/forms/query.ts';

/** Something that could stand in a free column. */
export interface Addition {
  id: string;
  name: string;
  /** The provider whose it is, or the provider itself. */
  owner: string;
  /** Who and where. */
  detail: string;
  price: ShownPrice | null;
}

export interface CompareRow {
  key: string;
  label: string;
  /** One for each column; `same` is what decides whether two columns say the same. */
  cells: readonly { content: ReactNode; same: string }[];
  /** The row that all others lead to. */
  strong?: boolean;
  /** Stays when only differences are shown. */
  always?: boolean;
}

export interface CompareGroup {
  key: string;
  heading: string;
  rows: readonly CompareRow[];
}

type Said<T> = (column: T) => string | number;

/** Makes rows over the columns: of text, or of anything with what decides whether two columns say the same. */
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

/** Whether the columns of a row say different things. */
export const differs = ({ cells }: Pick<CompareRow, 'cells'>): boolean =>
  new Set(cells.map(({ same }) => same)).size > 1;

/** Only rows that differ, and only groups with such rows. */
export const onlyDifferences = (groups: readonly CompareGroup[]): CompareGroup[] =>
  groups
    .map((group) => ({ ...group, rows: group.rows.filter((row) => row.always || differs(row)) }))
    .filter(({ rows }) => rows.length > 0);

export type ComparedKind = 'packages' | 'providers';

/** The query with one column less, or one more; ids stand with commas, as the device writes them. */
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

/** The one that asks least and the one that costs least, when they are not the same; the data comes lowest total first. */
export function lowestTwice(
  data: readonly ComparedPackage[],
): { asks: ComparedPackage; costs: ComparedPackage } | null {
  const [costs] = data;
  const asks = data.toSorted((a, b) => a.package.shown_price.amount - b.package.shown_price.amount)[0];
  if (!asks || !costs || asks.package.shown_price.amount >= costs.package.shown_price.amount) return null;
  return { asks, costs };
}

/** How many different treatments stand side by side. */
export const treatmentCount = (data: readonly ComparedPackage[]): number =>
  new Set(data.map(({ package: one }) => one.treatment.slug)).size;
