import type { DeskPayment } from '@travesia/contracts/financials';
import { Link } from 'react-router';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import type { ListColumn } from '../../../lib/list/list-column.ts';
import { useQueryHref } from '../../../lib/list/use-query-href.ts';
import { financialsTexts } from '../texts.ts';
import { DisputeLeft } from '../ui/dispute-left.tsx';
import { PaymentStatus } from '../ui/payment-status.tsx';
import { useMoney } from '../ui/use-money.ts';

/** Columns of a clinic's payments; the first opens the payment beside the list. */
export function usePaymentColumns(): ListColumn<DeskPayment>[] {
  const t = useTexts(financialsTexts);
  const format = useFormat();
  const href = useQueryHref();
  const { full, plain } = useMoney();
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
    {
      key: 'status',
      name: t('payments.status'),
      bare: true,
      cell: ({ status, dispute }) => (
        <>
          <PaymentStatus status={status} />
          {dispute?.status === 'needs_response' ? <DisputeLeft dispute={dispute} /> : null}
        </>
      ),
    },
    {
      key: 'amount',
      name: t('line.amount'),
      numeric: true,
      cell: ({ amount, purpose }) => (
        <>
          {full(amount)}
          <span className="admin-second">{t(`purpose.${purpose}`)}</span>
        </>
      ),
    },
    {
      key: 'refunded',
      name: t('payments.refunded'),
      numeric: true,
      cell: ({ refunded }) => (refunded.amount === 0 ? null : plain(refunded)),
    },
    {
      key: 'fee',
      name: t('payments.fee'),
      numeric: true,
      cell: ({ fee }) => (fee.amount === 0 ? null : plain(fee)),
    },
    {
      key: 'net',
      name: t('payments.net'),
      numeric: true,
      cell: ({ net }) => (net.amount === 0 ? null : plain(net)),
    },
    {
      key: 'date',
      name: t('payments.date'),
      cell: ({ paid_at: paid, created_at: begun, method }) => (
        <>
          <time dateTime={paid ?? begun}>{format.dayOf(paid ?? begun, ownTimeZone())}</time>
          {method ? <span className="admin-second">{t(`method.${method}`)}</span> : null}
        </>
      ),
    },
  ];
}
