import '../records.css';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ViewTabs } from '../../../lib/workbench/view-tabs.tsx';
import { PortalPage } from '../../portal/index.ts';
import { VaultLog } from '../log/vault-log.tsx';
import { recordsTexts } from '../texts.ts';
import { Vault } from './vault.tsx';

/** `/medical-records`: the vault of a patient, and who read what of it. */
export function RecordsPage() {
  const t = useTexts(recordsTexts);
  const [query] = useSearchParams();
  const isLog = query.get('view') === 'access';
  const tabs = (
    <ViewTabs
      label={t('views')}
      tabs={[
        { search: '', label: t('view.records'), current: !isLog },
        { search: '?view=access', label: t('view.access'), current: isLog },
      ]}
    />
  );
  return (
    <PortalPage title={t('title')} description={t('lead')}>
      {isLog ? <VaultLog tabs={tabs} /> : <Vault tabs={tabs} />}
    </PortalPage>
  );
}
