import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useFollowedLinks } from '../../../../lib/screen/use-followed-links.ts';
import { ListScreen } from '../../../../lib/list/list-screen.tsx';
import { withQuery } from '../../../../lib/forms/query.ts';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { Tabs } from '../../../../ui/navigation/tabs.tsx';
import { usersTexts } from '../texts.ts';
import { useUsers } from '../use-users.ts';
import { isNarrowed, type UsersFilter } from '../users-filter.ts';
import { UsersExport } from './users-export.tsx';
import { UsersFilters } from './users-filters.tsx';
import { useUserColumns } from './user-columns.tsx';

const ROLES = ['patient', 'provider', 'organization', 'admin'] as const;
const PATH = '/admin/users';

interface UsersPageProps {
  filter: UsersFilter;
  /** The query of the address. */
  search: string;
  onFilter: (changes: Record<string, string>) => void;
}

/** `/admin/users`: everybody with an account, to be found and looked after. */
export function UsersPage({ filter, search, onFilter }: UsersPageProps) {
  const t = useTexts(usersTexts);
  const format = useFormat();
  const path = useLocalPath();
  const loaded = useUsers(filter);
  const page = loaded.data;
  const columns = useUserColumns(page);
  const box = useFollowedLinks<HTMLDivElement>();
  const at = (changes: Record<string, string | number | null>) => withQuery(path(PATH), search, changes);
  const counts = page?.facets.role ?? [];
  const countOf = (role: string) => counts.find(({ value }) => value === role)?.count ?? 0;
  const shown = (count: number) => (page ? format.number(count) : undefined);
  return (
    <div ref={box}>
      <div className="row between">
        <h1>{t('title')}</h1>
        <UsersExport filter={filter} disabled={!page?.total} />
      </div>
      <Tabs
        label={t('roles.label')}
        tabs={[
          {
            href: at({ role: null }),
            label: t('roles.all'),
            count: shown(counts.reduce((sum, { count }) => sum + count, 0)),
            current: filter.role.length === 0,
          },
          ...ROLES.map((role) => ({
            href: at({ role }),
            label: t(`roles.${role}`),
            count: shown(countOf(role)),
            current: filter.role.includes(role),
          })),
        ]}
      />
      <UsersFilters filter={filter} onFilter={onFilter} />
      <ListScreen
        list="admin.users"
        caption={t('title')}
        loaded={loaded}
        rowKey={({ id }) => id}
        columns={columns}
        sort={filter.sort}
        count={(count) => t('list.count', { count })}
        empty={t('list.nothing')}
        emptyAction={isNarrowed(filter) ? <LinkButton href={path(PATH)}>{t('list.all')}</LinkButton> : undefined}
      />
    </div>
  );
}
