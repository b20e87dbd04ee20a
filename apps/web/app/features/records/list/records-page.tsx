import '../records.css';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ViewTabs } from '../../../lib/workbench/view-tabs.tsx';
import { PortalPage } from '../../portal/index.ts';
import { LinksView } from '../links/late.tsx';
import { VaultLog } from '../log/vault-log.tsx';
import { OwnEmergencies } from '../emergency/own-emergencies.tsx';
import { HealthSummaryView } from '../summary/late.tsx';
import { recordsTexts } from '../texts.ts';
import { Vault } from './vault.tsx';

const VIEWS = ['summary', 'links', 'access'] as const;

/** `/medical-records`: the vault of a patient, what it says together, and who read what of it. */
export function RecordsPage() {
  const t = useTexts(recordsTexts);
  const [query] = useSearchParams();
  const view = VIEWS.find((one) => one === query.get('view')) ?? null;
  const tabs = (
    <ViewTabs
      label={t('views')}
      tabs={[
        { search: '', label: t('view.records'), current: view === null },
        { search: '?view=summary', label: t('view.summary'), current: view === 'summary' },
        { search: '?view=links', label: t('view.links'), current: view === 'links' },
        { search: '?view=access', label: t('view.access'), current: view === 'access' },
      ]}
    />
  );
  return (
    <PortalPage title={t('title')} description={t('lead')}>
      <OwnEmergencies />
      <View view={view} tabs={tabs} />
    </PortalPage>
  );
}

function View({ view, tabs }: { view: string | null; tabs: ReactNode }) {
  if (view === 'summary') return <HealthSummaryView tabs={tabs} />;
  if (view === 'links') return <LinksView tabs={tabs} />;
  return view === 'access' ? <VaultLog tabs={tabs} /> : <Vault tabs={tabs} />;
}
