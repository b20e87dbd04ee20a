import type { ReactNode } from 'react';
import { Table } from '../../ui/table/table.tsx';
import { useTexts } from '../i18n/use-texts.tsx';
import type { Bulk } from './bulk/use-bulk.ts';
import type { ListColumn } from './list-column.ts';
import type { ListDefinition } from './list-definition.ts';
import { type RowActs, RowMenu } from './row-acts.tsx';
import { sortedBy, SortLink } from './sort-head.tsx';
import { listTexts } from './texts.ts';
import type { Chosen } from './use-chosen.ts';

interface ListTableProps<Row> {
  definition: ListDefinition;
  caption: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  columns: readonly ListColumn<Row>[];
  sort: string;
  isOpen?: ((row: Row) => boolean) | undefined;
  chosen: Chosen;
  rowActs?: RowActs<Row> | undefined;
  bulk: Bulk<Row>;
}

/** The rows of a list below its headers, each with a checkbox if rows can be selected. */
export function ListTable<Row>({
  definition,
  caption,
  rows,
  rowKey,
  columns,
  sort,
  isOpen,
  chosen,
  rowActs,
  bulk,
}: ListTableProps<Row>) {
  const t = useTexts(listTexts);
  const isPicked = Boolean(rowActs?.acts);
  const menu: ListColumn<Row>[] = rowActs
    ? [
        {
          key: 'menu',
          name: t('row.acts'),
          acts: true,
          cell: (row) => <RowMenu row={row} rowActs={rowActs} bulk={bulk} />,
        },
      ]
    : [];
  return (
    <Table
      className="list-table"
      folds
      hideCaption
      caption={caption}
      rows={rows}
      rowKey={rowKey}
      rowClass={(row) => (isOpen?.(row) ? 'list-row-open' : undefined)}
      columns={[...columns, ...menu].map((column, index) => {
        const head = <Head column={column} definition={definition} sort={sort} />;
        return {
          key: column.key,
          ...(column.numeric ? { numeric: true } : {}),
          ...(index > 0 && !column.bare && !column.acts ? { label: column.name } : {}),
          sorted: column.order && sortedBy(sort, column.order),
          header: index === 0 && isPicked ? <Pick all={chosen}>{head}</Pick> : head,
          cell: (row: Row) =>
            index === 0 && rowActs?.acts ? (
              <div className="list-pick">
                <PickOne name={rowActs.nameOf(row)} id={rowKey(row)} chosen={chosen} />
                <Cell column={column} row={row} />
              </div>
            ) : (
              <Cell column={column} row={row} />
            ),
        };
      })}
    />
  );
}

/** Two lines at most, so that all rows have one height; menus open beyond it. */
const Cell = <Row,>({ column, row }: { column: ListColumn<Row>; row: Row }) =>
  column.acts ? column.cell(row) : <div className="list-cell">{column.cell(row)}</div>;

interface HeadProps<Row> {
  column: ListColumn<Row>;
  definition: ListDefinition;
  sort: string;
}

function Head<Row>({ column: { name, order, acts }, definition, sort }: HeadProps<Row>) {
  if (acts) return <span className="sr-only">{name}</span>;
  return order ? (
    <SortLink definition={definition} order={order} sort={sort}>
      {name}
    </SortLink>
  ) : (
    name
  );
}

function Pick({ all, children }: { all: Chosen; children: ReactNode }) {
  const t = useTexts(listTexts);
  return (
    <div className="list-pick">
      <input
        type="checkbox"
        aria-label={t('pick.all')}
        checked={all.isAll}
        ref={(box) => {
          if (box) box.indeterminate = all.ids.length > 0 && !all.isAll;
        }}
        onChange={all.toggleAll}
      />
      {children}
    </div>
  );
}

/** The checkbox that selects a row. */
export function PickOne({ name, id, chosen }: { name: string; id: string; chosen: Chosen }) {
  const t = useTexts(listTexts);
  return (
    <input
      type="checkbox"
      aria-label={t('pick', { name })}
      checked={chosen.has(id)}
      onChange={() => chosen.toggle(id)}
    />
  );
}
