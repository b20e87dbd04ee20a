import type { ReactNode } from 'react';
import { Table } from '../../ui/table/table.tsx';
import { useTexts } from '../i18n/use-texts.tsx';
import { ActionMenu, type MenuAct } from '../screen/action-menu.tsx';
import type { BulkAct } from './bulk/bulk-act.ts';
import type { Bulk } from './bulk/use-bulk.ts';
import type { ListColumn } from './list-column.ts';
import { sortedBy, SortLink } from './sort-head.tsx';
import { listTexts } from './texts.ts';
import type { Chosen } from './use-chosen.ts';

/** Row selection of a list. */
export interface Selection<Row> {
  /** Label of a row's checkbox: “Choose Clínica Sol”. */
  nameOf: (row: Row) => string;
  /** Offered below the list while rows are selected, and in each row's menu. */
  acts: readonly BulkAct<Row>[];
}

/** The menu of a row besides what can be done with several. */
export interface RowMenu<Row> {
  nameOf: (row: Row) => string;
  acts: (row: Row) => readonly MenuAct[];
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
  bulk: Bulk<Row>;
  /** What else can be done with a row; the name is the menu's. */
  menu?: RowMenu<Row> | undefined;
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
  bulk,
  menu,
}: ListTableProps<Row>) {
  const t = useTexts(listTexts);
  const box = chosen && selection;
  const nameOf = menu?.nameOf ?? selection?.nameOf;
  const actsOf = (row: Row): MenuAct[] => [
    ...(menu?.acts(row) ?? []),
    ...(selection?.acts ?? [])
      .filter((act) => act.fits(row))
      .map((act) => ({
        key: act.key,
        label: act.name,
        icon: act.icon,
        isDangerous: act.ask?.isDangerous ?? false,
        onAct: () => bulk.begin({ act, rows: [row], left: 0 }),
      })),
  ];
  const withMenu: readonly ListColumn<Row>[] = nameOf
    ? [
        ...columns,
        {
          key: 'menu',
          name: t('row.acts'),
          acts: true,
          cell: (row) => <ActionMenu label={t('row.actsOf', { name: nameOf(row) })} acts={actsOf(row)} />,
        },
      ]
    : columns;
  return (
    <Table
      className="list-table"
      folds
      hideCaption
      caption={caption}
      rows={rows}
      rowKey={rowKey}
      rowClass={(row) => (isOpen?.(row) ? 'list-row-open' : undefined)}
      columns={withMenu.map((column, index) => {
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
