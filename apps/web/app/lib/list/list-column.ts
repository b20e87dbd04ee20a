import type { ReactNode } from 'react';
import type { ColumnOrder } from './sort-head.tsx';

/** A column of a list: its content and sort order. The first one is the row header and can't be hidden. */
export interface ListColumn<Row> {
  key: string;
  /** Its header, and its name in the column picker. */
  name: string;
  cell: (row: Row) => ReactNode;
  /** Numbers are right-aligned, in tabular figures. */
  numeric?: boolean;
  /** Label before the value on a phone, where the header is hidden; `bare` if self-explanatory. */
  bare?: boolean;
  order?: ColumnOrder;
  /** Contains buttons: its header is only for screen readers, and it can't be hidden. */
  acts?: boolean;
}
