import type { AuditLogEntry } from '@travesia/contracts/audit';
import { AREA_ICONS } from '../../log-entry/area-icon.ts';
import { Link } from 'react-router';
import { FactLine } from '../../log-entry/ui/changes.tsx';
import { EntryTime } from '../../log-entry/ui/entry-time.tsx';
import { useAuditText } from '../../log-entry/use-audit-text.ts';
import type { ListColumn } from '../../../../lib/list/list-column.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { useEntryNames } from '../entry-names.ts';
import { auditLogTexts } from '../texts.ts';

/** Columns of the audit log; the first opens the entry. */
export function useEntryColumns(onOpen: (id: string) => void): ListColumn<AuditLogEntry>[] {
  const t = useTexts(auditLogTexts);
  return [
    {
      key: 'what',
      name: t('column.what'),
      order: { ascending: 'action', descending: '-action' },
      cell: (entry) => <What entry={entry} onOpen={onOpen} />,
    },
    { key: 'who', name: t('column.who'), bare: true, cell: (entry) => <Who entry={entry} /> },
    { key: 'about', name: t('column.about'), bare: true, cell: (entry) => <About entry={entry} /> },
    { key: 'why', name: t('column.why'), bare: true, cell: ({ reason }) => reason },
    {
      key: 'when',
      name: t('column.when'),
      bare: true,
      order: { ascending: 'oldest', descending: 'newest', first: 'descending' },
      cell: ({ at }) => <EntryTime at={at} />,
    },
  ];
}

interface WhatProps {
  entry: AuditLogEntry;
  onOpen: (id: string) => void;
}

function What({ entry: { id, area, action, facts }, onOpen }: WhatProps) {
  const audit = useAuditText();
  return (
    <>
      <button type="button" className="audit-open" aria-haspopup="dialog" onClick={() => onOpen(id)}>
        <Icon name={AREA_ICONS[area]} />
        {audit.action(action)}
      </button>
      <FactLine changes={audit.changes(facts)} />
    </>
  );
}

const Who = ({ entry }: { entry: AuditLogEntry }) => useEntryNames()(entry).who;

function About({ entry }: { entry: AuditLogEntry }) {
  const { about } = useEntryNames()(entry);
  const path = useLocalPath();
  const { provider } = entry;
  return (
    <>
      {about}
      {provider ? (
        <Link to={path(`/admin/providers/${provider.id}`)} className="admin-second">
          {provider.name ?? provider.id}
        </Link>
      ) : null}
    </>
  );
}
