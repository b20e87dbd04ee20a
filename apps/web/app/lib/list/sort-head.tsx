import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../ui/icon/icon.tsx';
import { useQueryHref } from './use-query-href.ts';

/** The orders that a column can give its list, by what the list calls them. */
export interface ColumnOrder {
  ascending?: string;
  descending?: string;
  /** Which one comes first when somebody presses it; ascending where there is one. */
  first?: 'ascending' | 'descending';
}

/** How a list is ordered by a column, as `aria-sort` says it. */
export function sortedBy(sort: string, { ascending, descending }: ColumnOrder): 'ascending' | 'descending' | undefined {
  if (sort === ascending) return 'ascending';
  return sort === descending ? 'descending' : undefined;
}

/** The order that a press asks for: the column's first, and from there the other or back to the list's own. */
export function nextSort(sort: string, order: ColumnOrder): string | null {
  const { ascending, descending } = order;
  const both = order.first === 'descending' ? [descending, ascending] : [ascending, descending];
  const orders = both.filter((one) => one !== undefined);
  const at = orders.indexOf(sort);
  return orders[at + 1] ?? null;
}

interface SortLinkProps {
  order: ColumnOrder;
  /** How the list is ordered now. */
  sort: string;
  children: ReactNode;
}

/** The head of a column that orders the list; the address holds the order. */
export function SortLink({ order, sort, children }: SortLinkProps) {
  const href = useQueryHref();
  const sorted = sortedBy(sort, order);
  return (
    <Link to={href({ sort: nextSort(sort, order), page: null })} className="sort-link" preventScrollReset>
      {children}
      <Icon name={sorted === 'ascending' ? 'arrow-up' : sorted === 'descending' ? 'arrow-down' : 'arrow-up-down'} />
    </Link>
  );
}
