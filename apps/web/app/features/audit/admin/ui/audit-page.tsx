import { useState } from 'react';
import { ListScreen } from '../../../../lib/list/list-screen.tsx';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { type AuditFilter, isAuditNarrowed } from '../audit-filter.ts';
import { auditLogTexts } from '../texts.ts';
import { useAuditLog } from '../use-audit-log.ts';
import { AuditFilters } from './audit-filters.tsx';
import { useEntryColumns } from './entry-columns.tsx';
import { ChainCheck } from './chain-check.tsx';
import { EntryDrawer } from './entry-drawer.tsx';
import { LogExport } from './log-export.tsx';

const PATH = '/admin/activity';

interface AuditPageProps {
  filter: AuditFilter;
  onFilter: (changes: Record<string, string>) => void;
}

/** `/admin/activity`: who did what, to whom and why; whether the log is as it was written; and the log as a file. */
export function AuditPage({ filter, onFilter }: AuditPageProps) {
  const t = useTexts(auditLogTexts);
  const path = useLocalPath();
  const loaded = useAuditLog(filter);
  const { data: log, reload } = loaded;
  const [opened, setOpened] = useState<string | null>(null);
  const columns = useEntryColumns(setOpened);
  const entry = log?.data.find(({ id }) => id === opened);
  return (
    <div>
      <h1>{t('title')}</h1>
      <p className="muted measure admin-lead">{t('lead')}</p>
      <ChainCheck onChecked={() => void reload()} />
      <AuditFilters filter={filter} onFilter={onFilter} />
      <ListScreen
        list="admin.activity"
        caption={t('title')}
        loaded={loaded}
        rowKey={({ id }) => id}
        columns={columns}
        count={(count) => t('list.count', { count })}
        empty={t(isAuditNarrowed(filter) ? 'list.nothing' : 'list.empty')}
        emptyAction={isAuditNarrowed(filter) ? <LinkButton href={path(PATH)}>{t('list.all')}</LinkButton> : undefined}
      />
      <LogExport filter={filter} disabled={!log?.total} />
      {entry ? <EntryDrawer entry={entry} onClose={() => setOpened(null)} /> : null}
    </div>
  );
}
