import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface Column<Row> {
  key: string;
  header: ReactNode;
  /** Numbers stand right, in tabular figures. */
  numeric?: boolean;
  /** What the figure is called where the table is folded into rows and its heading is out of sight. */
  label?: string;
  /** How the rows are ordered by it. */
  sorted?: 'ascending' | 'descending' | undefined;
  cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  /** Says what the table holds; read out, and shown unless hidden. */
  caption: ReactNode;
  hideCaption?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** On phones each row becomes two columns, instead of scrolling sideways. */
  folds?: boolean;
  className?: string;
  rowClass?: (row: Row) => string | undefined;
}

/** A table; the first column heads its row. It scrolls sideways in its own box where the page is narrow, unless it folds. */
export function Table<Row>({
  caption,
  hideCaption = false,
  columns,
  rows,
  rowKey,
  folds = false,
  className,
  rowClass,
}: TableProps<Row>) {
  const name = typeof caption === 'string' ? caption : undefined;
  const box = folds ? {} : { className: 'scroll-x', tabIndex: 0, role: 'region', 'aria-label': name };
  return (
    <div {...box}>
      <table className={classNames('table', folds && 'table-folds', className)}>
        <caption className={hideCaption ? 'sr-only' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, header, numeric, sorted }) => (
              <th key={key} scope="col" aria-sort={sorted} className={numeric ? 'table-number' : undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={rowClass?.(row)}>
              {columns.map(({ key, numeric, label, cell }, index) =>
                index === 0 ? (
                  <th key={key} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key} className={numeric ? 'table-number' : undefined} data-label={label}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
