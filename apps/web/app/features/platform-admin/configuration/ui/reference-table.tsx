import { type ComponentProps, type ReactNode, useState } from 'react';
import type { Locale } from '../../../../lib/i18n/locale.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Table } from '../../../../ui/table/table.tsx';
import { configurationTexts } from '../texts.ts';
import type { ReferenceProps } from './reference-props.ts';
import { useEditColumn } from './use-edit-column.tsx';

interface Dialog {
  title: string;
  reload: () => Promise<void>;
  onClose: () => void;
}

interface ReferenceTableProps<Row> extends ReferenceProps {
  title: string;
  /** Where the entries come from, if all come from one place. */
  source?: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  columns: ComponentProps<typeof Table<Row>>['columns'];
  /** The dialog that changes an entry. */
  edit: (row: Row, dialog: Dialog) => ReactNode;
}

/** Entries of the configuration, each of which those who may change it can open. */
export function ReferenceTable<Row extends { name: Record<Locale, string> }>(props: ReferenceTableProps<Row>) {
  const { configuration, reload, title, source, rows, keyOf, columns, edit } = props;
  const t = useTexts(configurationTexts);
  const locale = useLocale();
  const [open, setOpen] = useState<string | null>(null);
  const editColumn = useEditColumn<Row>(configuration, (row) => setOpen(keyOf(row)));
  const row = rows.find((one) => keyOf(one) === open);
  return (
    <section>
      <h2>{title}</h2>
      {source ? <p className="small muted">{t('from', { source })}</p> : null}
      <div className="bench-stacked">
        <Table caption={title} hideCaption rowKey={keyOf} rows={rows} columns={[...columns, ...editColumn]} />
      </div>
      {row
        ? edit(row, {
            title: t('entry.editNamed', { name: row.name[locale] }),
            reload,
            onClose: () => setOpen(null),
          })
        : null}
    </section>
  );
}
