import { useParams } from 'react-router';
import { useUsersHead } from '../../features/accounts/admin/use-head.ts';
import { UserPage } from '../../features/accounts/admin/one/user-page.tsx';
import { VaultSize } from '../../features/records/admin/vault-size.tsx';
import { PortalPage } from '../../features/portal/portal-page.tsx';

const ADMINS = ['admin'] as const;

export default function User() {
  const head = useUsersHead();
  const { id = '' } = useParams();
  return (
    <PortalPage {...head} roles={ADMINS} feature="admin_users">
      <UserPage key={id} id={id} more={<VaultSize userId={id} />} />
    </PortalPage>
  );
}
