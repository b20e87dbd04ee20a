import type { DeskPayment } from '@travesia/contracts/financials';
import { Link } from 'react-router';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import type { ListColumn } from '../../../lib/list/list-column.ts';
import { useQueryHref } from '../../../lib/list/use-query-href.ts';
import { ReceiptButton, usePaymentMethod } from '../../bookings/index.ts';
import { financialsTexts } from '../texts.ts';
import { DisputeLeft } from './dispute-left.tsx';
import { PaymentStatus } from './payment-status.tsx';
import { useMoney } from './use-money.ts';

/** Columns of payments; the first opens the payment beside the list. `clinic`: of several clinics and in several currencies. */
export function usePaymentColumns({ clinic: ofMany = false } = {}): ListColumn<DeskPayment>[] {
  const t = useTexts(financialsTexts);
  const format = useFormat();
  const methodName = usePaymentMethod();
  const href = useQueryHref();
  const { full, plain } = useMoney();
  const amount = ofMany ? full : plain;
  return [
    {
      key: 'booking',
      name: t('payments.booking'),
      cell: ({ id, booking, patient }) => (
        <>
          <Link to={href({ open: id })} className="admin-row-link" preventScrollReset>
            {patient ?? booking.reference}
          </Link>
          {patient ? <span className="admin-second">{booking.reference}</span> : null}
        </>
      ),
    },
    ...(ofMany
      ? [{ key: 'clinic', name: t('network.clinic'), bare: true, cell: ({ clinic }: DeskPayment) => clinic.name }]
      : []),
    {
      key: 'status',
      name: t('payments.status'),
      bare: true,
      cell: ({ status, dispute }) => (
        <>
          <PaymentStatus status={status} />
          {dispute?.status === 'needs_response' ? <DisputeLeft dispute={dispute} isBrief /> : null}
        </>
      ),
    },
    {
      key: 'amount',
      name: t('line.amount'),
      numeric: true,
      cell: (payment) => <Amount payment={payment} saysRefunded={ofMany} />,
    },
    // Beside clinics and currencies there is no space for it.
    ...(ofMany
      ? []
      : [
          {
            key: 'refunded',
            name: t('payments.refunded'),
            numeric: true,
            cell: ({ refunded }: DeskPayment) => (refunded.amount === 0 ? null : amount(refunded)),
          },
        ]),
    {
      key: 'fee',
      name: t('payments.fee'),
      numeric: true,
      cell: ({ fee }) => (fee.amount === 0 ? null : amount(fee)),
    },
    {
      key: 'net',
      name: t('payments.net'),
      numeric: true,
      cell: ({ net }) => (net.amount === 0 ? null : amount(net)),
    },
    {
      key: 'date',
      name: t('payments.date'),
      cell: ({ paid_at: paid, created_at: begun, method }) => (
        <>
          <time dateTime={paid ?? begun}>{format.dayOf(paid ?? begun, ownTimeZone())}</time>
          {method ? <span className="admin-second">{methodName(method)}</span> : null}
        </>
      ),
    },
    ...(ofMany
      ? []
      : [
          {
            key: 'receipt',
            name: t('payments.receipt'),
            acts: true,
            cell: ({ receipts: [first] }: DeskPayment) =>
              first ? <ReceiptButton kind={first.kind} id={first.id} about={first.number} /> : null,
          },
        ]),
  ];
}

function Amount({
  payment: { amount, refunded, purpose },
  saysRefunded,
}: {
  payment: DeskPayment;
  saysRefunded: boolean;
}) {
  const t = useTexts(financialsTexts);
  const { full } = useMoney();
  return (
    <>
      {full(amount)}
      <span className={saysRefunded && refunded.amount > 0 ? 'admin-second money-refunded' : 'admin-second'}>
        {saysRefunded && refunded.amount > 0
          ? t('payments.refundedOf', { amount: full(refunded) })
          : t(`purpose.${purpose}`)}
      </span>
    </>
  );
}
