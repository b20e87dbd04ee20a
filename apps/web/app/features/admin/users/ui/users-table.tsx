import type { AdminUser, AdminUsers } from '@travesia/contracts/platform-admin';
import { Link } from 'react-router';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { DemoBadge } from '../../../../ui/badge/badge.tsx';
import { Table } from '../../../../ui/table/table.tsx';
import { usersTexts } from '../texts.ts';
import type { UsersFilter } from '../users-filter.ts';
import { StatusBadge } from './status-badge.tsx';

interface Row {
  user: AdminUser;
  /** Whether invented people stand beside real ones. */
  isMixed: boolean;
}

/** The accounts of a page, each a way to everything about it. */
export function UsersTable({ page, sort }: { page: AdminUsers; sort: UsersFilter['sort'] }) {
  const t = useTexts(usersTexts);
  // In the demonstration all are invented, which the page says already.
  const isMixed = page.data.some(({ demo }) => !demo);
  const bySeen = sort === 'last_seen' ? 'descending' : undefined;
  const byAge = sort === 'newest' ? 'descending' : sort === 'oldest' ? 'ascending' : undefined;
  return (
    <div className="folds-wide">
      <Table
        folds
        caption={t('title')}
        hideCaption
        rows={page.data.map((user): Row => ({ user, isMixed }))}
        rowKey={({ user }) => user.id}
        columns={[
          { key: 'name', header: t('column.name'), sorted: sort === 'name' ? 'ascending' : undefined, cell: nameCell },
          { key: 'status', header: t('column.status'), cell: statusCell },
          { key: 'role', header: t('column.role'), cell: roleCell },
          { key: 'seen', header: t('column.seen'), label: t('column.seen'), sorted: bySeen, cell: seenCell },
          { key: 'created', header: t('column.created'), label: t('column.created'), sorted: byAge, cell: createdCell },
        ]}
      />
    </div>
  );
}

const nameCell = (row: Row) => <Name {...row} />;
const statusCell = ({ user }: Row) => <State user={user} />;
const roleCell = ({ user }: Row) => <Role user={user} />;
const seenCell = ({ user }: Row) => <Day instant={user.last_seen_at} />;
const createdCell = ({ user }: Row) => <Day instant={user.created_at} />;

function Name({ user, isMixed }: Row) {
  const t = useTexts(usersTexts);
  const path = useLocalPath();
  return (
    <>
      <Link to={path(`/admin/users/${user.id}`)} className="admin-row-link">
        {`${user.first_name} ${user.last_name}`.trim() || t('list.unnamed')}
      </Link>{' '}
      {user.demo && isMixed ? <DemoBadge>{t('demo')}</DemoBadge> : null}
      <span className="admin-second">{user.email}</span>
    </>
  );
}

function State({ user }: { user: AdminUser }) {
  const t = useTexts(usersTexts);
  return (
    <>
      <StatusBadge status={user.status} />
      {user.two_factor_enabled ? <span className="admin-second">{t('twoFactor.yes')}</span> : null}
    </>
  );
}

function Role({ user: { role, works_for: work } }: { user: AdminUser }) {
  const t = useTexts(usersTexts);
  return (
    <>
      {t(`role.${role}`)}
      {work ? (
        <span className="admin-second">{t('list.worksFor', { what: t(`staff.${work.role}`), place: work.name })}</span>
      ) : null}
    </>
  );
}

function Day({ instant }: { instant: string | null }) {
  const t = useTexts(usersTexts);
  const format = useFormat();
  return <span className="num nowrap">{instant ? format.dayOf(instant, ownTimeZone()) : t('list.never')}</span>;
}
