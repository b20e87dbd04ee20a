import { useParams } from 'react-router';
import { usersTexts } from '../../features/admin/users/texts.ts';
import { UserPage } from '../../features/admin/users/one/ui/user-page.tsx';
import { useTexts } from '../../lib/i18n/use-texts.tsx';
import { PortalPage } from '../../lib/portal/portal-page.tsx';

const ADMINS = ['admin'] as const;

export default function User() {
  const t = useTexts(usersTexts);
  const { id = '' } = useParams();
  return (
    <PortalPage title={t('one.title')} description={t('description')} roles={ADMINS} feature="admin_users">
      <UserPage key={id} id={id} />
    </PortalPage>
  );
}
