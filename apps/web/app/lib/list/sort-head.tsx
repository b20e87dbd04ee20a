import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../ui/icon/icon.tsx';
import type { ListDefinition } from './list-definition.ts';
import { useQueryHref } from './use-query-href.ts';

/** The sort orders of a column, by the list's names. */
export interface ColumnOrder {
  ascending?: string;
  descending?: string;
  /** The first order when pressed; ascending if available. */
  first?: 'ascending' | 'descending';
}

/** The `aria-sort` value of a column. */
export function sortedBy(sort: string, { ascending, descending }: ColumnOrder): 'ascending' | 'descending' | undefined {
  if (sort === ascending) return 'ascending';
  return sort === descending ? 'descending' : undefined;
}

/** The order after a press: the column's first, then the other or back to the list's default. */
export function nextSort(sort: string, order: ColumnOrder): string | null {
  const { ascending, descending } = order;
  const both = order.first === 'descending' ? [descending, ascending] : [ascending, descending];
  const orders = both.filter((one) => one !== undefined);
  const at = orders.indexOf(sort);
  return orders[at + 1] ?? null;
}

interface SortLinkProps {
  definition: Pick<ListDefinition, 'sort' | 'page'>;
  order: ColumnOrder;
  /** The current sort order. */
  sort: string;
  children: ReactNode;
}

/** A sortable column header; the URL contains the order. */
export function SortLink({ definition, order, sort, children }: SortLinkProps) {
  const href = useQueryHref();
  const sorted = sortedBy(sort, order);
  return (
    <Link
      to={href({ [definition.sort]: nextSort(sort, order), [definition.page]: null })}
      className="sort-link"
      preventScrollReset
    >
      {children}
      <Icon name={sorted === 'ascending' ? 'arrow-up' : sorted === 'descending' ? 'arrow-down' : 'arrow-up-down'} />
    </Link>
  );
}
