import { exportUsers, listUsers } from '@travesia/contracts/accounts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ListScreen } from '../../../../lib/list/list-screen.tsx';
import { ListTabs } from '../../../../lib/list/list-tabs.tsx';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { ExportButton } from '../../../../lib/screen/export-button.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { usersTexts } from '../texts.ts';
import { callOf, usersList } from '../users-filter.ts';
import { useBulkActs } from '../use-bulk-acts.ts';
import { useUserColumns } from './user-columns.tsx';
import { useUserFilterWords } from './user-filter-words.ts';

const ROLES = ['patient', 'provider', 'organization', 'admin'] as const;

/** `/admin/users`: all accounts, to find and manage. */
export function UsersPage() {
  const t = useTexts(usersTexts);
  const asked = useAsked(usersList);
  const query = callOf(asked);
  const loaded = useCall(listUsers, { query: { ...query, page: asked.page } }, { keep: true });
  const page = loaded.data;
  const columns = useUserColumns(page);
  const words = useUserFilterWords(asked.made_within);
  const counts = page?.facets.role;
  const countOf = (role: string) => counts && (counts.find(({ value }) => value === role)?.count ?? 0);
  return (
    <div>
      <h1>{t('title')}</h1>
      <ListTabs
        name="role"
        label={t('roles.label')}
        chosen={asked.role ?? []}
        tabs={[
          { value: null, label: t('roles.all'), count: counts?.reduce((sum, { count }) => sum + count, 0) },
          ...ROLES.map((role) => ({ value: role, label: t(`roles.${role}`), count: countOf(role) })),
        ]}
      />
      <ListScreen
        definition={usersList}
        filters={words}
        caption={t('title')}
        loaded={loaded}
        rowKey={({ id }) => id}
        columns={columns}
        count={(count) => t('list.count', { count })}
        tools={
          <ExportButton
            compact
            label={t('export')}
            disabled={!page?.total}
            ask={() => sessionCall(exportUsers, { query })}
          />
        }
        rowActs={{ nameOf: ({ email }) => email, acts: useBulkActs() }}
        empty={t('list.nothing')}
        nothing={t('list.nothing')}
      />
    </div>
  );
}
