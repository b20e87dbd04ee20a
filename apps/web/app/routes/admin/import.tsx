import { useParams } from 'react-router';
import { importsTexts } from '../../features/admin/imports/texts.ts';
import { ImportPage } from '../../features/admin/imports/ui/import-page.tsx';
import { useTexts } from '../../lib/i18n/use-texts.tsx';
import { PortalPage } from '../../lib/portal/portal-page.tsx';

const ADMINS = ['admin'] as const;

/** `/admin/imports/:id` */
export default function Import() {
  const t = useTexts(importsTexts);
  const { id = '' } = useParams();
  return (
    <PortalPage title={t('head.title')} description={t('head.description')} roles={ADMINS} feature="admin_imports">
      <ImportPage key={id} id={id} />
    </PortalPage>
  );
}
