import type { ReactNode } from 'react';
import { Table } from '../../ui/table/table.tsx';
import { useTexts } from '../i18n/use-texts.tsx';
import type { ListColumn } from './list-column.ts';
import { sortedBy, SortLink } from './sort-head.tsx';
import { listTexts } from './texts.ts';
import type { Chosen } from './use-chosen.ts';

/** Row selection of a list. */
export interface Selection<Row> {
  /** Label of a row's checkbox: “Choose Clínica Sol”. */
  nameOf: (row: Row) => string;
  /** Shown below the list while rows are selected: count and bulk actions. */
  bar: (rows: readonly Row[], chosen: Chosen) => ReactNode;
}

interface ListTableProps<Row> {
  caption: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  columns: readonly ListColumn<Row>[];
  sort: string;
  isOpen?: ((row: Row) => boolean) | undefined;
  chosen?: Chosen;
  selection?: Selection<Row>;
}

/** The rows of a list below its headers, each with a checkbox if rows can be selected. */
export function ListTable<Row>({
  caption,
  rows,
  rowKey,
  columns,
  sort,
  isOpen,
  chosen,
  selection,
}: ListTableProps<Row>) {
  const box = chosen && selection;
  return (
    <Table
      className="list-table"
      folds
      hideCaption
      caption={caption}
      rows={rows}
      rowKey={rowKey}
      rowClass={(row) => (isOpen?.(row) ? 'list-row-open' : undefined)}
      columns={columns.map((column, index) => {
        const head = <Head column={column} sort={sort} />;
        return {
          key: column.key,
          ...(column.numeric ? { numeric: true } : {}),
          ...(index > 0 && !column.bare && !column.acts ? { label: column.name } : {}),
          sorted: column.order && sortedBy(sort, column.order),
          header: index === 0 && box ? <Pick all={chosen}>{head}</Pick> : head,
          cell: (row: Row) =>
            index === 0 && box ? (
              <div className="list-pick">
                <PickOne name={selection.nameOf(row)} id={rowKey(row)} chosen={chosen} />
                <div>{column.cell(row)}</div>
              </div>
            ) : (
              column.cell(row)
            ),
        };
      })}
    />
  );
}

function Head<Row>({ column: { name, order, acts }, sort }: { column: ListColumn<Row>; sort: string }) {
  if (acts) return <span className="sr-only">{name}</span>;
  return order ? (
    <SortLink order={order} sort={sort}>
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

function PickOne({ name, id, chosen }: { name: string; id: string; chosen: Chosen }) {
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
