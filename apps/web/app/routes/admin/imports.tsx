import { importsTexts } from '../../features/admin/imports/texts.ts';
import { ImportsPage } from '../../features/admin/imports/ui/imports-page.tsx';
import { useTexts } from '../../lib/i18n/use-texts.tsx';
import { PortalPage } from '../../lib/portal/portal-page.tsx';

const ADMINS = ['admin'] as const;

/** `/admin/imports` */
export default function Imports() {
  const t = useTexts(importsTexts);
  return (
    <PortalPage title={t('head.title')} description={t('head.description')} roles={ADMINS} feature="admin_imports">
      <ImportsPage />
    </PortalPage>
  );
}
