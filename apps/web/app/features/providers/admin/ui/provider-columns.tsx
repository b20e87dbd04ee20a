import type { AdminProvider } from '@travesia/contracts/providers';
import { Link } from 'react-router';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { ListColumn } from '../../../../lib/list/list-column.ts';
import { useQueryHref } from '../../../../lib/list/use-query-href.ts';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { useDaysSince, When } from '../../../../lib/workbench/screen/when.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { adminProviderTexts } from '../texts.ts';
import { RiskMark } from './risk-mark.tsx';
import { OperationMark, VerificationMark } from './status-badges.tsx';

/** Columns of the list and their sort options: a name opens the record, the eye shows it beside the list. */
export function useProviderColumns(): ListColumn<AdminProvider>[] {
  const t = useTexts(adminProviderTexts);
  const format = useFormat();
  return [
    {
      key: 'provider',
      name: t('table.provider'),
      order: { ascending: 'name', descending: '-name' },
      cell: (provider) => <Name provider={provider} />,
    },
    {
      key: 'verification',
      name: t('table.verification'),
      bare: true,
      order: { descending: 'waiting' },
      cell: (provider) => <State provider={provider} />,
    },
    {
      key: 'credentials',
      name: t('table.credentials'),
      numeric: true,
      order: { descending: 'credentials' },
      cell: ({ credential_counts: counts }) => <CredentialCounts counts={counts} />,
    },
    { key: 'risk', name: t('table.risk'), order: { descending: 'risk' }, cell: ({ risk }) => <RiskMark risk={risk} /> },
    {
      key: 'packages',
      name: t('table.packages'),
      numeric: true,
      cell: ({ package_count: count }) => format.number(count),
    },
    { key: 'staff', name: t('table.staff'), numeric: true, cell: ({ staff_count: count }) => format.number(count) },
    {
      key: 'active',
      name: t('table.active'),
      order: { descending: '-active' },
      cell: ({ last_active_at: at }) => (at ? <When at={at} /> : t('never')),
    },
    { key: 'preview', name: t('table.preview'), acts: true, cell: (provider) => <Preview provider={provider} /> },
  ];
}

/** Opens a clinic beside the list. */
function Preview({ provider: { id, name } }: { provider: AdminProvider }) {
  const t = useTexts(adminProviderTexts);
  const href = useQueryHref();
  return (
    <Link
      id={`provider-${id}`}
      to={href({ open: id })}
      className="list-act"
      aria-label={t('preview', { name })}
      title={t('preview', { name })}
      preventScrollReset
    >
      <Icon name="eye" />
    </Link>
  );
}

function Name({ provider: { id, name, city, country } }: { provider: AdminProvider }) {
  return (
    <>
      <ScreenLink to={`/admin/providers/${id}`} className="admin-row-link">
        {name}
      </ScreenLink>
      <span className="admin-second">{[city, country.code].filter(Boolean).join(', ')}</span>
    </>
  );
}

function State({ provider }: { provider: AdminProvider }) {
  const t = useTexts(adminProviderTexts);
  const days = useDaysSince();
  const { verification_status: status, operational_status: operation } = provider;
  return (
    <>
      {operation !== 'active' ? <OperationMark status={operation} /> : <VerificationMark status={status} />}
      {status === 'pending' && operation === 'active' ? (
        <span className="admin-second">{t('waits', { days: days(provider.verification_since) })}</span>
      ) : null}
    </>
  );
}

function CredentialCounts({ counts }: { counts: AdminProvider['credential_counts'] }) {
  const t = useTexts(adminProviderTexts);
  return (
    <>
      {counts.total === 0 ? t('none') : t('credentials.of', { count: counts.in_force, total: counts.total })}
      {counts.expired + counts.expiring > 0 ? (
        <span className={counts.expired ? 'admin-second admin-late' : 'admin-second admin-soon'}>
          {counts.expired
            ? t('credentials.expired', { count: counts.expired })
            : t('credentials.expiring', { count: counts.expiring })}
        </span>
      ) : null}
    </>
  );
}
