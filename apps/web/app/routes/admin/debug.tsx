import { debugTexts } from '../../features/admin/debug/texts.ts';
import { DebugPage } from '../../features/admin/debug/ui/debug-page.tsx';
import { useTexts } from '../../lib/i18n/use-texts.tsx';
import { PortalPage } from '../../lib/portal/portal-page.tsx';

const ADMINS = ['admin'] as const;

/** `/admin/debug` */
export default function Debug() {
  const t = useTexts(debugTexts);
  return (
    <PortalPage title={t('head.title')} description={t('head.description')} roles={ADMINS} feature="admin_debug">
      <DebugPage />
    </PortalPage>
  );
}
