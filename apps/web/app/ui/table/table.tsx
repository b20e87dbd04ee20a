import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface Column<Row> {
  key: string;
  header: ReactNode;
  /** Numbers are right-aligned, in tabular figures. */
  numeric?: boolean;
  /** Label of the value where the table is stacked and its header is hidden. */
  label?: string;
  /** Sort order of this column. */
  sorted?: 'ascending' | 'descending' | undefined;
  cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  /** Caption of the table; visible unless hidden. */
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

/**
 * A table; the first column contains row headers. It scrolls sideways in its own box on narrow pages, unless stacked.
 */
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
