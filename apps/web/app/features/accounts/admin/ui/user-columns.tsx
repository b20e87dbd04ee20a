import type { AdminUser, AdminUsers } from '@travesia/contracts/accounts';
import { Link } from 'react-router';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import type { ListColumn } from '../../../../lib/list/list-column.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { DemoBadge } from '../../../../ui/badge/badge.tsx';
import { usersTexts } from '../texts.ts';
import { StatusBadge } from './status-badge.tsx';

/** Columns and sort options of the users list. */
export function useUserColumns(page: AdminUsers | null): ListColumn<AdminUser>[] {
  const t = useTexts(usersTexts);
  // In the demo all accounts are fictional, and the page already says so.
  const isMixed = page?.data.some(({ demo }) => !demo) ?? false;
  return [
    {
      key: 'name',
      name: t('column.name'),
      order: { ascending: 'name', descending: '-name' },
      cell: (user) => <Name user={user} isMixed={isMixed} />,
    },
    {
      key: 'status',
      name: t('column.status'),
      bare: true,
      order: { ascending: 'status' },
      cell: (user) => <State user={user} />,
    },
    {
      key: 'role',
      name: t('column.role'),
      bare: true,
      order: { ascending: 'role' },
      cell: (user) => <Role user={user} />,
    },
    {
      key: 'seen',
      name: t('column.seen'),
      order: { descending: 'last_seen' },
      cell: ({ last_seen_at: at }) => <Day instant={at} />,
    },
    {
      key: 'created',
      name: t('column.created'),
      order: { descending: 'newest', ascending: 'oldest', first: 'descending' },
      cell: ({ created_at: at }) => <Day instant={at} />,
    },
  ];
}

interface Row {
  user: AdminUser;
  /** Whether the list mixes fictional and real users. */
  isMixed: boolean;
}

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
