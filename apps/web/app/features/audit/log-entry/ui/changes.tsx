import { Table } from '../../../../ui/table/table.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { auditTexts } from '../texts.ts';
import type { FactChange } from '../use-audit-text.ts';

/** Changed values, before and after, in a line each: “Expiration date: Jan 1 → Feb 1”. */
export function ChangeLines({ changes }: { changes: readonly FactChange[] }) {
  return changes.map(({ name, before, after }) => (
    <span key={name} className="admin-second">
      {name}: <del>{before}</del> → <ins>{after}</ins>
    </span>
  ));
}

/** The same as a table. */
export function ChangeTable({ changes }: { changes: readonly FactChange[] }) {
  const t = useTexts(auditTexts);
  if (!changes.length) return null;
  return (
    <Table
      caption={t('change.caption')}
      hideCaption
      rows={changes}
      rowKey={({ name }) => name}
      columns={[
        { key: 'field', header: t('change.field'), cell: ({ name }) => name },
        { key: 'before', header: t('change.before'), cell: ({ before }) => <del>{before}</del> },
        { key: 'after', header: t('change.after'), cell: ({ after }) => <ins>{after}</ins> },
      ]}
    />
  );
}
