import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { PortalPage } from '../../portal/index.ts';
import { notificationTexts } from '../texts.ts';
import { Notifications } from './notifications-list.tsx';

/** `/notifications`: the user's notifications. */
export function NotificationsPage() {
  const t = useTexts(notificationTexts);
  return (
    <PortalPage title={t('head.title')} description={t('head.description')}>
      <Notifications />
    </PortalPage>
  );
}
