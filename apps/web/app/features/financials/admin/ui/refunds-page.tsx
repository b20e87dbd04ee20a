import { type AdminRefunds, listRefunds } from '@travesia/contracts/financials';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { ListColumn } from '../../../../lib/list/list-column.ts';
import { ListScreen } from '../../../../lib/list/list-screen.tsx';
import { ListTabs } from '../../../../lib/list/list-tabs.tsx';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { When } from '../../../../lib/workbench/screen/when.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { REFUND_TABS, refundsList } from '../money-lists.ts';
import { adminMoneyTexts } from '../texts.ts';
import { useMoney } from '../../ui/use-money.ts';
import { RefundBadge } from './badges.tsx';
import { MoneyPage, PAYMENTS } from './money-page.tsx';
import { useIsOwn } from './use-is-own.ts';
import { RefundActs } from './refund-acts.tsx';

type Row = AdminRefunds['data'][number];
const FIRST_TAB = 'open';

/** `/admin/payments/refunds`: refunds to decide on and to look after. */
export function RefundsPage() {
  return (
    <MoneyPage part="refunds">
      <Refunds />
    </MoneyPage>
  );
}

function Refunds() {
  const t = useTexts(adminMoneyTexts);
  const asked = useAsked(refundsList);
  const { status = FIRST_TAB } = asked;
  const loaded = useCall(listRefunds, { query: asked }, { keep: true });
  const columns = useRefundColumns(loaded.reload);
  const isQueue = status !== 'all';
  return (
    <>
      <ListTabs
        name="status"
        label={t('refunds.tabs')}
        chosen={status === FIRST_TAB ? [] : [status]}
        tabs={REFUND_TABS.map((key) => ({
          value: key === FIRST_TAB ? null : key,
          label: t(`refunds.tab.${key}`),
          count: key === status ? loaded.data?.total : undefined,
        }))}
      />
      {isQueue && loaded.data?.total === 0 && !loaded.problem ? (
        <div className="money-caught">
          <Notice tone="success" title={t('refunds.caughtUp')} role="status">
            <p>{t(`refunds.none.${status}`)}</p>
          </Notice>
        </div>
      ) : (
        <ListScreen
          definition={refundsList}
          caption={t('part.refunds')}
          loaded={loaded}
          rowKey={({ id }) => id}
          columns={columns}
          count={(count) => t('refunds.count', { count })}
          empty={t('refunds.none.all')}
          nothing={t('refunds.none.all')}
        />
      )}
    </>
  );
}

function useRefundColumns(reload: () => Promise<void>): ListColumn<Row>[] {
  const t = useTexts(adminMoneyTexts);
  const { full } = useMoney();
  return [
    {
      key: 'payment',
      name: t('column.payment'),
      cell: ({ payment_id: id, booking_reference: reference, clinic }) => (
        <>
          <ScreenLink to={`${PAYMENTS}/${id}`} className="admin-row-link">
            {reference}
          </ScreenLink>
          <span className="admin-second">{clinic.name}</span>
        </>
      ),
    },
    {
      key: 'amount',
      name: t('column.amount'),
      numeric: true,
      cell: ({ amount }) => <span className="money-fits">{full(amount)}</span>,
    },
    { key: 'status', name: t('column.status'), bare: true, cell: ({ status }) => <RefundBadge status={status} /> },
    {
      key: 'why',
      name: t('column.reason'),
      bare: true,
      cell: ({ note, reason }) => (
        <>
          {t(`cause.${reason}`)}
          {note ? (
            <span className="admin-second" title={note}>
              {note}
            </span>
          ) : null}
        </>
      ),
    },
    {
      key: 'who',
      name: t('column.askedBy'),
      cell: (refund) => <AskedBy refund={refund} />,
    },
    {
      key: 'acts',
      name: t('column.acts'),
      acts: true,
      cell: (refund) => <RefundActs refund={refund} reload={reload} isBrief />,
    },
  ];
}

function AskedBy({ refund: { requested_by: asker, approved_by: second, created_at: at, status } }: { refund: Row }) {
  const t = useTexts(adminMoneyTexts);
  const isOwn = useIsOwn(asker);
  const more = second
    ? t('refund.approvedBy', { name: second.name })
    : status === 'waiting_for_approval' && isOwn
      ? t('refund.own')
      : null;
  return (
    <>
      {asker?.name ?? t('person.automatic')} <When at={at} />
      {more ? (
        <span className="admin-second" title={more}>
          {more}
        </span>
      ) : null}
    </>
  );
}
