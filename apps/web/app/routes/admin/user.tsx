import { useParams } from 'react-router';
import { useUsersHead } from '../../features/admin/users/use-head.ts';
import { UserPage } from '../../features/admin/users/one/ui/user-page.tsx';
import { PortalPage } from '../../lib/portal/portal-page.tsx';

const ADMINS = ['admin'] as const;

export default function User() {
  const head = useUsersHead();
  const { id = '' } = useParams();
  return (
    <PortalPage {...head} roles={ADMINS} feature="admin_users">
      <UserPage key={id} id={id} />
    </PortalPage>
  );
}
