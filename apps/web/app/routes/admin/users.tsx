import { useSearchParams } from 'react-router';
import { useUsersHead } from '../../features/admin/users/use-head.ts';
import { UsersPage } from '../../features/admin/users/ui/users-page.tsx';
import { usersFilterOf } from '../../features/admin/users/users-filter.ts';
import { withQuery } from '../../lib/forms/query.ts';
import { PortalPage } from '../../lib/portal/portal-page.tsx';

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
