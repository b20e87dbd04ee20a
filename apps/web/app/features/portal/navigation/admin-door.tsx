import { Navigate } from 'react-router';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { PortalPage } from '../portal-page.tsx';
import { portalNavTexts } from './texts.ts';

const ADMINS = ['admin'] as const;

/** `/admin`: leads admins to their dashboard, and says to everybody else that it is closed. */
export function AdminDoor() {
  const t = useTexts(portalNavTexts);
  const path = useLocalPath();
  return (
    <PortalPage title={t('place.admin')} description={t('place.admin')} roles={ADMINS}>
      <Navigate to={path('/admin/dashboard')} replace />
    </PortalPage>
  );
}
