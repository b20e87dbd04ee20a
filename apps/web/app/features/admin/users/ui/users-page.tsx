import type { Problem } from '@travesia/contracts/kit';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useFollowedLinks } from '../../../../lib/portal/use-followed-links.ts';
import { problemText } from '../../../../lib/problem/problem-text.ts';
import { withQuery } from '../../../../lib/forms/query.ts';
import { Button, LinkButton } from '../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Pagination } from '../../../../ui/navigation/pagination.tsx';
import { Tabs } from '../../../../ui/navigation/tabs.tsx';
import { usersTexts } from '../texts.ts';
import { useUsers } from '../use-users.ts';
import { isNarrowed, type UsersFilter } from '../users-filter.ts';
import { UsersExport } from './users-export.tsx';
import { UsersFilters } from './users-filters.tsx';
import { UsersTable } from './users-table.tsx';

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
  const { page, problem, isLoading, reload } = useUsers(filter);
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
      <div className="admin-list" aria-busy={isLoading || undefined}>
        {problem ? <Failure problem={problem} onRetry={() => void reload()} /> : null}
        {page === null && !problem ? <Loading /> : null}
        {page?.data.length ? <UsersTable page={page} sort={filter.sort} /> : null}
        {page && page.data.length === 0 ? (
          <EmptyState
            title={t('list.nothing')}
            action={isNarrowed(filter) ? <LinkButton href={path(PATH)}>{t('list.all')}</LinkButton> : undefined}
          />
        ) : null}
        {page ? (
          <div className="row between admin-foot">
            <p className="small muted" role="status">
              {t('list.count', { count: page.total })}
            </p>
            <Pagination page={page.page} pages={page.total_pages} href={(number) => at({ page: number })} />
          </div>
        ) : null}
      </div>
    </div>
  );
}

function Failure({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const t = useTexts(usersTexts);
  const locale = useLocale();
  return (
    <Notice tone="danger" role="alert" title={t('list.failed')}>
      <p>{problemText(locale, problem)}</p>
      <p className="notice-actions">
        <Button type="button" size="small" onClick={onRetry}>
          {t('list.again')}
        </Button>
      </p>
    </Notice>
  );
}

function Loading() {
  const t = useTexts(usersTexts);
  return (
    <div className="admin-rows">
      <p role="status" className="sr-only">
        {t('list.loading')}
      </p>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} height="3em" />
      ))}
    </div>
  );
}
