import { Navigate } from 'react-router';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { PortalPage } from '../portal-page.tsx';
import { portalNavTexts } from './texts.ts';

const ADMINS = ['admin'] as const;

/** `/admin`: redirects admins to their dashboard and denies access to everyone else. */
export function AdminDoor() {
  const t = useTexts(portalNavTexts);
  const path = useLocalPath();
  return (
    <PortalPage title={t('place.admin')} description={t('place.admin')} roles={ADMINS}>
      <Navigate to={path('/admin/dashboard')} replace />
    </PortalPage>
  );
}
