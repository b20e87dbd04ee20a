import type { AuditLog, AuditLogEntry } from '@travesia/contracts/audit';
import { AREA_ICONS } from '../../../../lib/audit/area-icon.ts';
import { EntryTime } from '../../../../lib/audit/ui/entry-time.tsx';
import { useAuditText } from '../../../../lib/audit/use-audit-text.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { Table } from '../../../../ui/table/table.tsx';
import { useEntryNames } from '../entry-names.ts';
import { auditLogTexts } from '../texts.ts';

interface AuditTableProps {
  log: AuditLog;
  onOpen: (id: string) => void;
}

interface Row {
  entry: AuditLogEntry;
  onOpen: (id: string) => void;
}

/** Entries of the log; each opens with everything that it says. */
export function AuditTable({ log, onOpen }: AuditTableProps) {
  const t = useTexts(auditLogTexts);
  return (
    <Table
      folds
      caption={t('title')}
      hideCaption
      rows={log.data.map((entry): Row => ({ entry, onOpen }))}
      rowKey={({ entry }) => entry.id}
      columns={[
        { key: 'what', header: t('column.what'), cell: whatCell },
        { key: 'who', header: t('column.who'), cell: whoCell },
        { key: 'about', header: t('column.about'), cell: aboutCell },
        { key: 'when', header: t('column.when'), cell: whenCell },
      ]}
    />
  );
}

const whatCell = (row: Row) => <What {...row} />;
const whoCell = ({ entry }: Row) => <Who entry={entry} />;
const aboutCell = ({ entry }: Row) => <About entry={entry} />;
const whenCell = ({ entry }: Row) => <EntryTime at={entry.at} />;

function What({ entry: { id, area, action }, onOpen }: Row) {
  const audit = useAuditText();
  return (
    <button type="button" className="audit-open" aria-haspopup="dialog" onClick={() => onOpen(id)}>
      <Icon name={AREA_ICONS[area]} />
      {audit.action(action)}
    </button>
  );
}

const Who = ({ entry }: { entry: AuditLogEntry }) => useEntryNames()(entry).who;

function About({ entry }: { entry: AuditLogEntry }) {
  const { about } = useEntryNames()(entry);
  const { provider, reason } = entry;
  return (
    <>
      {about}
      {provider ? <span className="admin-second">{provider.name ?? provider.id}</span> : null}
      {reason ? <span className="admin-second">{reason}</span> : null}
    </>
  );
}
