import type { ReactNode } from 'react';
import type { ColumnOrder } from './sort-head.tsx';

/** A column of a list: what stands in it, how the list is ordered by it. The first one names its row and always stays. */
export interface ListColumn<Row> {
  key: string;
  /** Its heading, and what it is called where columns are chosen. */
  name: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand right, in tabular figures. */
  numeric?: boolean;
  /** Said before the value on a phone, where the heading is out of sight; `bare` for what speaks for itself. */
  bare?: boolean;
  order?: ColumnOrder;
  /** Holds buttons: its heading is only read out, and it always stays. */
  acts?: boolean;
}
