import type { ReactNode } from 'react';

interface Column<Row> {
  key: string;
  header: ReactNode;
  /** Numbers stand right, in tabular figures. */
  numeric?: boolean;
  cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  /** Says what the table holds; read out, and shown unless hidden. */
  caption: ReactNode;
  hideCaption?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** A table; the first column heads its row. It scrolls sideways in its own box where the page is narrow. */
export function Table<Row>({ caption, hideCaption = false, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <div className="scroll-x" tabIndex={0} role="region" aria-label={typeof caption === 'string' ? caption : undefined}>
      <table className="table">
        <caption className={hideCaption ? 'sr-only' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, header, numeric }) => (
              <th key={key} scope="col" className={numeric ? 'table-number' : undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, numeric, cell }, index) =>
                index === 0 ? (
                  <th key={key} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key} className={numeric ? 'table-number' : undefined}>
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
