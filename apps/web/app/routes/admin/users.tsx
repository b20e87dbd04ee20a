import { useSearchParams } from 'react-router';
import { usersTexts } from '../../features/admin/users/texts.ts';
import { UsersPage } from '../../features/admin/users/ui/users-page.tsx';
import { usersFilterOf } from '../../features/admin/users/users-filter.ts';
import { withQuery } from '../../lib/forms/query.ts';
import { useTexts } from '../../lib/i18n/use-texts.tsx';
import { PortalPage } from '../../lib/portal/portal-page.tsx';

const ADMINS = ['admin'] as const;

export default function Users() {
  const t = useTexts(usersTexts);
  const [query, setQuery] = useSearchParams();
  const search = query.toString();
  return (
    <PortalPage title={t('title')} description={t('description')} roles={ADMINS} feature="admin_users">
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
