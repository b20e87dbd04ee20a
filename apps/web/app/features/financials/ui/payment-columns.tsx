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
  const figure = (key: 'refunded' | 'fee' | 'net', name: string): ListColumn<DeskPayment> => ({
    key,
    name,
    numeric: true,
    cell: ({ [key]: money }) => (money.amount === 0 ? null : amount(money)),
  });
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
    ...(ofMany ? [] : [figure('refunded', t('payments.refunded'))]),
    figure('fee', t('payments.fee')),
    figure('net', t('payments.net')),
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

/** An amount with what it was for, or, where no column says it, what of it went back. */
function Amount({ payment, saysRefunded }: { payment: DeskPayment; saysRefunded: boolean }) {
  const t = useTexts(financialsTexts);
  const { full } = useMoney();
  const { amount, refunded, purpose } = payment;
  return (
    <>
      {full(amount)}
      {saysRefunded && refunded.amount > 0 ? (
        <span className="admin-second money-refunded">{t('payments.refundedOf', { amount: full(refunded) })}</span>
      ) : (
        <span className="admin-second">{t(`purpose.${purpose}`)}</span>
      )}
    </>
  );
}
