import type { AdminProvider } from '@travesia/contracts/platform-admin';
import { Link } from 'react-router';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { useQueryHref } from '../../screen/places.tsx';
import { useDaysSince, When } from '../../screen/when.tsx';
import { adminProviderTexts } from '../texts.ts';
import { ProviderHeads } from './provider-heads.tsx';
import { RiskMark } from './risk-mark.tsx';
import { OperationMark, VerificationMark } from './status-badges.tsx';
import type { Chosen } from './use-chosen.ts';

interface ProviderTableProps {
  providers: readonly AdminProvider[];
  /** Which one stands beside the list. */
  open: string | null;
  sort: string;
  chosen: Chosen;
}

/** The clinics; a press on a name opens it beside the list. On phones each is a pair of lines. */
export function ProviderTable({ providers, open, sort, chosen }: ProviderTableProps) {
  const t = useTexts(adminProviderTexts);
  return (
    <div className="table-wide">
      <table className="table admin-table">
        <caption className="sr-only">{t('table.caption')}</caption>
        <ProviderHeads sort={sort} chosen={chosen} />
        <tbody>
          {providers.map((provider) => (
            <Row key={provider.id} provider={provider} isOpen={provider.id === open} chosen={chosen} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ provider, isOpen, chosen }: { provider: AdminProvider; isOpen: boolean; chosen: Chosen }) {
  const t = useTexts(adminProviderTexts);
  const format = useFormat();
  const href = useQueryHref();
  const days = useDaysSince();
  const { id, name, city, country, papers, verification_status: status, operational_status: operation } = provider;
  return (
    <tr className={classNames(isOpen && 'admin-row-open')}>
      <th scope="row">
        <div className="admin-pick">
          <input
            type="checkbox"
            aria-label={t('bulk.pick', { name })}
            checked={chosen.has(id)}
            onChange={() => chosen.toggle(id)}
          />
          <div>
            <Link id={`provider-${id}`} to={href({ open: id })} className="admin-row-link" preventScrollReset>
              {name}
            </Link>
            <span className="admin-second">{[city, country.code].filter(Boolean).join(', ')}</span>
          </div>
        </div>
      </th>
      <td>
        {operation === 'suspended' ? <OperationMark status={operation} /> : <VerificationMark status={status} />}
        {status === 'pending' && operation === 'active' ? (
          <span className="admin-second">{t('waits', { days: days(provider.verification_since) })}</span>
        ) : null}
      </td>
      <td className="table-number" data-label={t('table.papers')}>
        {papers.total === 0 ? t('none') : t('papers.of', { count: papers.in_force, total: papers.total })}
        {papers.expired + papers.expiring > 0 ? (
          <span className={papers.expired ? 'admin-second admin-late' : 'admin-second admin-soon'}>
            {papers.expired
              ? t('papers.expired', { count: papers.expired })
              : t('papers.expiring', { count: papers.expiring })}
          </span>
        ) : null}
      </td>
      <td data-label={t('table.risk')}>
        <RiskMark risk={provider.risk} />
      </td>
      <td className="table-number" data-label={t('table.packages')}>
        {format.number(provider.package_count)}
      </td>
      <td className="table-number" data-label={t('table.staff')}>
        {format.number(provider.staff_count)}
      </td>
      <td data-label={t('table.active')}>
        {provider.last_active_at ? <When at={provider.last_active_at} /> : t('never')}
      </td>
    </tr>
  );
}
