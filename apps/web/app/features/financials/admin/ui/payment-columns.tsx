import type { DeskPayment } from '@travesia/contracts/financials';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { ListColumn } from '../../../../lib/list/list-column.ts';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { usePaymentMethod } from '../../../bookings/index.ts';
import { adminMoneyTexts } from '../texts.ts';
import { useMoney } from '../../ui/use-money.ts';
import { PaymentStatus } from '../../ui/payment-status.tsx';
import { PAYMENTS } from './money-page.tsx';

/** Columns of the list of payments. */
export function usePaymentColumns(): ListColumn<DeskPayment>[] {
  const t = useTexts(adminMoneyTexts);
  const format = useFormat();
  const methodName = usePaymentMethod();
  const { full } = useMoney();
  return [
    {
      key: 'payment',
      name: t('column.payment'),
      cell: ({ id, patient, booking }) => (
        <>
          <ScreenLink to={`${PAYMENTS}/${id}`} className="admin-row-link">
            {patient ?? booking.reference}
          </ScreenLink>
          {patient ? <span className="admin-second">{booking.reference}</span> : null}
        </>
      ),
    },
    { key: 'clinic', name: t('column.clinic'), bare: true, cell: ({ clinic }) => clinic.name },
    {
      key: 'amount',
      name: t('column.amount'),
      numeric: true,
      cell: ({ amount, refunded }) => (
        <>
          <span className="money-fits">{full(amount)}</span>
          {refunded.amount ? (
            <span className="admin-second money-fits">{t('payment.back', { amount: full(refunded) })}</span>
          ) : null}
        </>
      ),
    },
    {
      key: 'fee',
      name: t('column.fee'),
      numeric: true,
      cell: ({ fee }) => <span className="money-fits">{full(fee)}</span>,
    },
    {
      key: 'net',
      name: t('column.net'),
      numeric: true,
      cell: ({ net }) => <span className="money-fits">{full(net)}</span>,
    },
    {
      key: 'method',
      name: t('column.method'),
      cell: ({ method, paid_at: paid, created_at: begun }) => (
        <>
          {method ? methodName(method) : t('method.none')}
          <span className="admin-second money-fits">{format.dayOf(paid ?? begun, ownTimeZone())}</span>
        </>
      ),
    },
    {
      key: 'status',
      name: t('column.status'),
      bare: true,
      cell: ({ status, dispute }) => (
        <>
          <PaymentStatus status={status} />
          {dispute ? (
            <span className={dispute.decided_at ? 'admin-second money-fits' : 'admin-second admin-late'}>
              {t(`dispute.line.${dispute.status}`, {
                date: dispute.respond_by ? format.dayOf(dispute.respond_by, ownTimeZone()) : t('dispute.unknown'),
              })}
            </span>
          ) : null}
        </>
      ),
    },
  ];
}
