import { useSearchParams } from 'react-router';
import { useUsersHead } from '../../features/accounts/admin/use-head.ts';
import { UsersPage } from '../../features/accounts/admin/ui/users-page.tsx';
import { usersFilterOf } from '../../features/accounts/admin/users-filter.ts';
import { withQuery } from '../../lib/forms/query.ts';
import { PortalPage } from '../../features/portal/portal-page.tsx';

const ADMINS = ['admin'] as const;

export default function Users() {
  const head = useUsersHead();
  const [query, setQuery] = useSearchParams();
  const search = query.toString();
  return (
    <PortalPage {...head} roles={ADMINS} feature="admin_users">
      <UsersPage
        filter={usersFilterOf(query)}
        search={search}
        onFilter={(changes) =>
          setQuery(new URLSearchParams(withQuery('', search, changes).slice(1)), { preventScrollReset: true })
        }
      />
    </PortalPage>
  );
}
