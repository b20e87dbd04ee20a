import { useUsersHead } from '../../features/accounts/admin/use-head.ts';
import { UsersPage } from '../../features/accounts/admin/ui/users-page.tsx';
import { PortalPage } from '../../features/portal/portal-page.tsx';

const ADMINS = ['admin'] as const;

export default function Users() {
  return (
    <PortalPage {...useUsersHead()} roles={ADMINS} feature="admin_users">
      <UsersPage />
    </PortalPage>
  );
}
