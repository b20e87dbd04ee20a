import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { bookingTexts } from '../../texts.ts';
import { isBeingPaid } from '../load-money.ts';
import type { ShownBooking } from './booking-screen.tsx';

/** Price, what was paid and what is still due, and when. */
export function PaidLines({ booking, money }: Pick<ShownBooking, 'booking' | 'money'>) {
  const t = useTexts(bookingTexts);
  const format = useFormat();
  const { price, deposit, status } = booking;
  const paid = money.paid;
  if (!price) return <p>{t(booking.trip === 2 ? 'money.included' : 'money.free')}</p>;
  const isOpen = status !== 'cancelled';
  // The balance that the clinic asks for, or the deposit.
  const asked = status === 'awaiting_payment' ? null : money.due;
  const due = asked ?? (isOpen && status !== 'completed' && !paid?.amount ? deposit : null);
  const later = {
    ...price,
    amount: price.amount - Math.max(deposit?.amount ?? 0, paid?.amount ?? 0) - (asked?.amount ?? 0),
  };
  return (
    <div>
      <h2 className="booking-heading">{t('money.heading')}</h2>
      <dl className="booking-lines num">
        <div>
          <dt>{t('money.price')}</dt>
          <dd>{format.money(price)}</dd>
        </div>
        {paid ? (
          <div>
            <dt>{t('money.paid')}</dt>
            <dd>{format.money(paid)}</dd>
          </div>
        ) : null}
        {due ? (
          <div className="booking-due">
            <dt>{t(dueLabel(booking, money))}</dt>
            <dd>{format.money(due)}</dd>
          </div>
        ) : null}
        {isOpen && later.amount > 0 ? (
          <div>
            <dt>{t(status === 'completed' ? 'money.rest' : 'money.later')}</dt>
            <dd>{format.money(later)}</dd>
          </div>
        ) : null}
      </dl>
    </div>
  );
}

/** What is due now, unless it waits for the clinic or was paid and has not arrived yet. */
function dueLabel(booking: ShownBooking['booking'], money: ShownBooking['money']) {
  if (isBeingPaid({ booking, money })) return 'money.onItsWay';
  return booking.status === 'pending' ? 'money.dueAfter' : 'money.dueNow';
}
