import { useTexts } from '../i18n/use-texts.tsx';
import { ActionMenu, type MenuAct } from '../screen/action-menu.tsx';
import type { BulkAct, DialogAct } from './bulk/bulk-act.ts';
import type { Bulk } from './bulk/use-bulk.ts';
import { listTexts } from './texts.ts';

/** What can be done with rows of a list: with those selected, and with each one from its menu. */
export interface RowActs<Row> {
  /** Name of a row: “Choose Clínica Sol”, “Actions: Clínica Sol”. */
  nameOf: (row: Row) => string;
  /** Offered below the list while rows are selected, and in each row's menu. Without any, rows can't be selected. */
  acts?: readonly (BulkAct<Row> | DialogAct<Row>)[];
  /** What else a row's menu has. */
  menu?: (row: Row) => readonly MenuAct[];
}

interface RowMenuProps<Row> {
  row: Row;
  rowActs: RowActs<Row>;
  bulk: Bulk<Row>;
}

/** Everything that can be done with a row, in one menu. */
export function RowMenu<Row>({ row, rowActs: { nameOf, acts = [], menu }, bulk }: RowMenuProps<Row>) {
  const t = useTexts(listTexts);
  const onOne = acts
    .filter((act) => act.fits(row))
    .map((act) => ({
      key: act.key,
      label: act.name,
      icon: act.icon,
      isDangerous: act.ask?.isDangerous ?? false,
      onAct: () => bulk.begin({ act, rows: [row], left: 0 }),
    }));
  const shown = [...(menu?.(row) ?? []), ...onOne];
  // What can't be taken back comes last.
  const last = shown.filter(({ isDangerous }) => isDangerous);
  return (
    <ActionMenu
      label={t('row.actsOf', { name: nameOf(row) })}
      acts={[...shown.filter(({ isDangerous }) => !isDangerous), ...last]}
    />
  );
}
