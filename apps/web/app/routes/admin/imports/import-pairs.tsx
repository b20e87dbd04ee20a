import { PairsPage } from '../../../features/imports/pairs/pairs-page.tsx';
import { pairsTexts } from '../../../features/imports/pairs/texts.ts';
import { PortalPage } from '../../../features/portal/portal-page.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';

/** `/admin/imports/pairs` */
export default function ImportPairs() {
  const t = useTexts(pairsTexts);
  return (
    <PortalPage title={t('title')} description={t('lead')} roles={['admin']} feature="admin_imports">
      <PairsPage />
    </PortalPage>
  );
}
