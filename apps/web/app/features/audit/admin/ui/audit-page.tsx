import { exportAuditLog, listAuditLog } from '@travesia/contracts/audit';
import { AUDIT_AREAS } from '@travesia/contracts/kit';
import { useState } from 'react';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { WordsOf } from '../../../../lib/list/filter-words.ts';
import { ListScreen } from '../../../../lib/list/list-screen.tsx';
import { ListTabs } from '../../../../lib/list/list-tabs.tsx';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { ExportButton } from '../../../../lib/screen/export-button.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useAuditText } from '../../log-entry/use-audit-text.ts';
import { auditCallOf, auditList, TABS } from '../audit-filter.ts';
import { auditLogTexts } from '../texts.ts';
import { ChainCheck } from './chain-check.tsx';
import { useEntryColumns } from './entry-columns.tsx';
import { EntryDrawer } from './entry-drawer.tsx';

/** `/admin/activity`: who did what, to whom and why; the integrity check of the log; and the export. */
export function AuditPage() {
  const t = useTexts(auditLogTexts);
  const asked = useAsked(auditList);
  const query = auditCallOf(asked);
  const loaded = useCall(listAuditLog, { query: { ...query, sort: asked.sort, page: asked.page } }, { keep: true });
  const { data: log, reload } = loaded;
  const [opened, setOpened] = useState<string | null>(null);
  const columns = useEntryColumns(setOpened);
  const entry = log?.data.find(({ id }) => id === opened);
  return (
    <div>
      <ChainCheck onChecked={() => void reload()}>
        <h1>{t('title')}</h1>
      </ChainCheck>
      <p className="small muted">{t('lead')}</p>
      <ListTabs
        name="tab"
        label={t('tab.label')}
        chosen={asked.tab ? [asked.tab] : []}
        tabs={[{ value: null, label: t('tab.actions') }, ...TABS.map((value) => ({ value, label: t(`tab.${value}`) }))]}
      />
      <ListScreen
        definition={auditList}
        filters={useFilterWords()}
        caption={t('title')}
        loaded={loaded}
        rowKey={({ id }) => id}
        columns={columns}
        count={(count) => t('list.count', { count })}
        tools={<LogExport query={query} disabled={!log?.total} />}
        empty={t('list.empty')}
        nothing={t('list.nothing')}
      />
      {entry ? <EntryDrawer entry={entry} onClose={() => setOpened(null)} /> : null}
    </div>
  );
}

function useFilterWords(): WordsOf<typeof auditList> {
  const t = useTexts(auditLogTexts);
  const audit = useAuditText();
  return {
    label: t('filter.label'),
    filters: {
      q: { label: t('filter.q') },
      area: {
        label: t('filter.area'),
        any: audit.area('all'),
        options: AUDIT_AREAS.filter((value) => value !== 'sign_ins').map((value) => ({
          value,
          label: audit.area(value),
        })),
      },
      from: { label: t('filter.from') },
      to: { label: t('filter.to') },
      request: { label: t('filter.request') },
      about: { label: t('filter.about') },
      provider: { label: t('filter.provider') },
    },
    sorts: (sort) => t(`sort.${sort}`),
  };
}

/** Exports the filtered entries: as a table, or signed so that they can be verified elsewhere. */
function LogExport({ query, disabled }: { query: ReturnType<typeof auditCallOf>; disabled: boolean }) {
  const t = useTexts(auditLogTexts);
  const ask = (format: 'csv' | 'jsonl') => () => sessionCall(exportAuditLog, { query: { ...query, format } });
  return (
    <div className="row" role="group" aria-label={t('export.heading')} title={t('export.lead')}>
      <ExportButton compact label={t('export.csv')} disabled={disabled} ask={ask('csv')} />
      <ExportButton compact icon="shield-check" label={t('export.jsonl')} disabled={disabled} ask={ask('jsonl')} />
    </div>
  );
}
