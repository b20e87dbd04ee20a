import type { AdminSubscription } from '@travesia/contracts/providers';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { ListColumn } from '../../../../lib/list/list-column.ts';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { adminProviderTexts } from '../texts.ts';
import { SubscriptionMark } from './subscription-mark.tsx';
import { subscriptionTexts } from './texts.ts';

/** Columns of the list and their sort options; a name opens the clinic's record. */
export function useSubscriptionColumns(): ListColumn<AdminSubscription>[] {
  const t = useTexts(subscriptionTexts);
  const format = useFormat();
  return [
    {
      key: 'clinic',
      name: t('table.clinic'),
      order: { ascending: 'name', descending: '-name' },
      cell: (row) => <Name row={row} />,
    },
    { key: 'status', name: t('tabs'), bare: true, cell: ({ status }) => <SubscriptionMark status={status} /> },
    { key: 'plan', name: t('plan'), cell: ({ package_type: plan }) => (plan ? t(`plan.${plan}`) : t('none')) },
    {
      key: 'end',
      name: t('table.end'),
      order: { ascending: 'end', descending: '-end' },
      cell: (row) => <End row={row} />,
    },
    {
      key: 'organization',
      name: t('table.organization'),
      cell: ({ organization }) =>
        organization ? (
          <ScreenLink to={`/admin/organizations/${organization.id}`}>{organization.name}</ScreenLink>
        ) : (
          t('organization.none')
        ),
    },
    {
      key: 'packages',
      name: t('table.packages'),
      numeric: true,
      cell: ({ package_count: count }) => format.number(count),
    },
  ];
}

function Name({ row: { id, name, city, country, operational_status: operation } }: { row: AdminSubscription }) {
  const t = useTexts(adminProviderTexts);
  const place = [city, country.code].filter(Boolean).join(', ');
  return (
    <>
      <ScreenLink to={`/admin/providers/${id}`} className="admin-row-link">
        {name}
      </ScreenLink>
      <span className="admin-second">
        {operation === 'suspended' ? `${place} · ${t('operation.suspended')}` : place}
      </span>
    </>
  );
}

function End({ row: { ends_on: end, days_left: days, status } }: { row: AdminSubscription }) {
  const t = useTexts(subscriptionTexts);
  const format = useFormat();
  if (end === null || days === null) return t('none');
  const look = classNames('admin-second', status === 'ended' && 'admin-late', status === 'ending' && 'admin-soon');
  return (
    <>
      {format.date(end)}
      <span className={look}>{days > 0 ? t('days.left', { days }) : t('days.since', { days: -days })}</span>
    </>
  );
}
