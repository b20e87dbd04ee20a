import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { MacrosScreen } from '../../../macros/index.ts';
import { PortalPage } from '../../../portal/index.ts';
import { workplaceTexts } from './texts.ts';
import { useSupportMacros } from './use-support-macros.ts';

const ADMINS = ['admin'] as const;

/** `/admin/support/replies`: the replies that the support team has saved. */
export function MacrosPage() {
  const t = useTexts(workplaceTexts);
  const desk = useSupportMacros();
  return (
    <PortalPage title={t('replies.title')} description={t('replies.lead')} roles={ADMINS} feature="admin_support">
      <MacrosScreen desk={desk} back={{ to: '/admin/support', label: t('replies.back') }} />
    </PortalPage>
  );
}
