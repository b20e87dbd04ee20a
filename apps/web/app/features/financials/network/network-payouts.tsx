import {
  exportNetworkPayouts,
  listNetworkPayouts,
  type NetworkFinancials,
  type Payout,
} from '@travesia/contracts/financials';
import { useCall } from '../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import type { ListColumn } from '../../../lib/list/list-column.ts';
import { ListScreen } from '../../../lib/list/list-screen.tsx';
import { useAsked } from '../../../lib/list/use-asked.ts';
import { ExportButton } from '../../../lib/screen/export-button.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { financialsTexts } from '../texts.ts';
import { PayoutStatus } from '../ui/payout-status.tsx';
import { useMoney } from '../ui/use-money.ts';
import { networkPayouts } from './network-lists.ts';
import { useMoneyWords } from './use-money-words.ts';

/** Transfers to the clinics of an organization, each in its own currency, newest first. */
export function NetworkPayouts({ financials }: { financials: NetworkFinancials | null }) {
  const t = useTexts(financialsTexts);
  const { view: _view, ...asked } = useAsked(networkPayouts);
  const { page: _page, ...filters } = asked;
  const loaded = useCall(listNetworkPayouts, { query: asked }, { keep: true });
  const words = useMoneyWords(financials);
  const columns = usePayoutColumns();
  return (
    <ListScreen<Payout, typeof networkPayouts>
      definition={networkPayouts}
      filters={{ label: t('network.filterPayouts'), filters: words }}
      caption={t('payouts.heading')}
      loaded={loaded}
      rowKey={({ id }) => id}
      columns={columns}
      count={(count) => t('network.payouts', { count })}
      tools={
        <ExportButton
          compact
          label={t('network.export')}
          disabled={!loaded.data?.total}
          ask={() => sessionCall(exportNetworkPayouts, { body: filters })}
        />
      }
      empty={t('payouts.none')}
      nothing={t('network.noPayouts')}
    />
  );
}

function usePayoutColumns(): ListColumn<Payout>[] {
  const t = useTexts(financialsTexts);
  const format = useFormat();
  const { full } = useMoney();
  const day = (at: string) => format.dayOf(at, ownTimeZone());
  return [
    { key: 'number', name: t('payouts.number'), cell: ({ reference }) => <span className="num">{reference}</span> },
    {
      key: 'clinic',
      name: t('network.clinic'),
      cell: ({ clinic }) => (
        <ScreenLink to={`/organization/providers/${clinic.id}`} className="money-link">
          {clinic.name}
        </ScreenLink>
      ),
    },
    { key: 'amount', name: t('line.amount'), numeric: true, cell: ({ amount }) => full(amount) },
    {
      key: 'status',
      name: t('payouts.status'),
      bare: true,
      cell: ({ status, reason }) => (
        <>
          <PayoutStatus status={status} />
          {reason ? <span className="admin-second">{reason}</span> : null}
        </>
      ),
    },
    {
      key: 'at',
      name: t('payouts.at'),
      cell: ({ created_at: begun, paid_at: paid }) => (
        <>
          <time dateTime={begun}>{day(begun)}</time>
          {paid ? <span className="admin-second">{t('payouts.arrived', { date: day(paid) })}</span> : null}
        </>
      ),
    },
    {
      key: 'bank',
      name: t('payout.bank'),
      cell: ({ bank_reference: bank }) => (bank ? <span className="num">{bank}</span> : null),
    },
  ];
}
