import type { BookingPayments } from '@travesia/contracts/payments';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Badge, type Tone } from '../../../../ui/badge/badge.tsx';
import { usePaymentMethod } from '../../payment-method/use-payment-method.ts';
import { ReceiptButton } from '../../receipts/receipt-button.tsx';
import { bookingTexts } from '../../texts.ts';
import { useScrolledTo } from '../use-scrolled-to.ts';

const PAYMENT_TONES: Readonly<Record<BookingPayments['payments'][number]['status'], Tone>> = {
  requires_payment: 'warning',
  processing: 'info',
  succeeded: 'success',
  partially_refunded: 'neutral',
  refunded: 'neutral',
  failed: 'danger',
  cancelled: 'neutral',
  disputed: 'danger',
};
const REFUND_TONES: Readonly<Record<BookingPayments['refunds'][number]['status'], Tone>> = {
  waiting_for_approval: 'info',
  requested: 'info',
  submitted: 'info',
  succeeded: 'success',
  failed: 'warning',
  rejected: 'danger',
};

interface PaymentListProps {
  bookingId: string;
  money: BookingPayments;
}

/** All attempts to pay and all refunds, each that took place with its receipt. */
export function PaymentList({ bookingId, money: { payments, refunds } }: PaymentListProps) {
  const t = useTexts(bookingTexts);
  const format = useFormat();
  const methodName = usePaymentMethod();
  const day = (at: string) => format.dayOf(at, ownTimeZone());
  const heading = useScrolledTo<HTMLHeadingElement>('payments');
  if (payments.length === 0) return null;
  return (
    <div className="stack">
      <h2 ref={heading} id="payments" tabIndex={-1} className="booking-heading">
        {t('payments.heading')}
      </h2>
      <ul className="booking-payments">
        {payments.map(({ id, purpose, amount, status, method, paid_at: paid, created_at: begun }) => (
          <li key={id}>
            <p className="row between num">
              <span>{format.money(amount)}</span>
              <Badge tone={PAYMENT_TONES[status]}>{t(`payment.${status}`)}</Badge>
            </p>
            <p className="tiny muted">
              {[t(`purpose.${purpose}`), method ? methodName(method) : null, day(paid ?? begun)]
                .filter(Boolean)
                .join(', ')}
            </p>
            {paid ? (
              <p>
                <ReceiptButton kind="payment" id={id} about={`${format.money(amount)}, ${day(paid)}`} />
              </p>
            ) : null}
          </li>
        ))}
        {refunds.map(({ id, amount, status, reason, done_at: done, created_at: begun }) => (
          <li key={id}>
            <p className="row between num">
              <span>{t('refunds.of', { amount: format.money(amount) })}</span>
              <Badge tone={REFUND_TONES[status]}>{t(`refundStatus.${status}`)}</Badge>
            </p>
            <p className="tiny muted">{`${t(`refundReason.${reason}`)}, ${day(done ?? begun)}`}</p>
            {done ? (
              <p>
                <ReceiptButton kind="refund" id={id} about={`${format.money(amount)}, ${day(done)}`} />
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      <p>
        <ReceiptButton kind="statement" id={bookingId} />
      </p>
    </div>
  );
}
