import { useState } from 'react';
import { useLocalPath, useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { withQuery } from '../../../../lib/forms/query.ts';
import { useFollowedLinks } from '../../../../lib/portal/use-followed-links.ts';
import { problemText } from '../../../../lib/problem/problem-text.ts';
import { Button, LinkButton } from '../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Pagination } from '../../../../ui/navigation/pagination.tsx';
import { type AuditFilter, isAuditNarrowed } from '../audit-filter.ts';
import { auditLogTexts } from '../texts.ts';
import { useAuditLog } from '../use-audit-log.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';
import { ChainCheck } from './chain-check.tsx';
import { EntryDrawer } from './entry-drawer.tsx';
import { LogExport } from './log-export.tsx';

const PATH = '/admin/activity';

interface AuditPageProps {
  filter: AuditFilter;
  /** The query of the address. */
  search: string;
  onFilter: (changes: Record<string, string>) => void;
}

/** `/admin/activity`: who did what, to whom and why; whether the log is as it was written; and the log as a file. */
export function AuditPage({ filter, search, onFilter }: AuditPageProps) {
  const t = useTexts(auditLogTexts);
  const locale = useLocale();
  const path = useLocalPath();
  const { data: log, problem, isLoading, reload } = useAuditLog(filter);
  const [opened, setOpened] = useState<string | null>(null);
  const box = useFollowedLinks<HTMLDivElement>();
  const entry = log?.data.find(({ id }) => id === opened);
  return (
    <div ref={box}>
      <h1>{t('title')}</h1>
      <p className="muted measure admin-lead">{t('lead')}</p>
      <ChainCheck onChecked={() => void reload()} />
      <AuditFilters filter={filter} onFilter={onFilter} />
      <div className="admin-list" aria-busy={isLoading || undefined}>
        {problem ? (
          <Notice tone="danger" role="alert" title={t('list.failed')}>
            <p>{problemText(locale, problem)}</p>
            <p className="notice-actions">
              <Button type="button" size="small" onClick={() => void reload()}>
                {t('list.again')}
              </Button>
            </p>
          </Notice>
        ) : null}
        {log === null && !problem ? (
          <>
            <p role="status" className="sr-only">
              {t('list.loading')}
            </p>
            <Skeleton height="24em" />
          </>
        ) : null}
        {log?.data.length ? <AuditTable log={log} onOpen={setOpened} /> : null}
        {log && log.data.length === 0 ? (
          <EmptyState
            title={t(isAuditNarrowed(filter) ? 'list.nothing' : 'list.empty')}
            action={isAuditNarrowed(filter) ? <LinkButton href={path(PATH)}>{t('list.all')}</LinkButton> : undefined}
          />
        ) : null}
        {log ? (
          <div className="row between admin-foot">
            <p className="small muted" role="status">
              {t('list.count', { count: log.total })}
            </p>
            <Pagination
              page={log.page}
              pages={log.total_pages}
              href={(page) => withQuery(path(PATH), search, { page })}
            />
          </div>
        ) : null}
        <LogExport filter={filter} disabled={!log?.total} />
      </div>
      {entry ? <EntryDrawer entry={entry} onClose={() => setOpened(null)} /> : null}
    </div>
  );
}
