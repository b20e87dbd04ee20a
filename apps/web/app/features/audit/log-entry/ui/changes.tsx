import { Fragment } from 'react';
import { Table } from '../../../../ui/table/table.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { auditTexts } from '../texts.ts';
import type { FactChange } from '../use-audit-text.ts';

interface FactLineProps {
  changes: readonly FactChange[];
  /** Other facts, as text. */
  rest?: readonly string[];
}

/** Changed values, before and after, and other facts, in one line: “Expiration date: Jan 1 → Feb 1 · Firefox”. */
export function FactLine({ changes, rest = [] }: FactLineProps) {
  if (!changes.length && !rest.length) return null;
  const all = [...changes.map(({ name, before, after }) => `${name}: ${before} → ${after}`), ...rest].join(' · ');
  return (
    <span className="admin-second" title={all}>
      {changes.map(({ name, before, after }, at) => (
        <Fragment key={name}>
          {at ? ' · ' : null}
          {name}: <del>{before}</del> → <ins>{after}</ins>
        </Fragment>
      ))}
      {changes.length && rest.length ? ' · ' : null}
      {rest.join(' · ')}
    </span>
  );
}

/** Changed values as a table. */
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
