import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { attemptState } from '../load-money.ts';
import { bookingTexts } from '../../texts.ts';
import type { ShownBooking } from './booking-screen.tsx';

/** What the clinic asks for besides the deposit, or what became of it; nothing if it never asked. */
export function BalanceNotice({ booking, money }: Pick<ShownBooking, 'booking' | 'money'>) {
  const t = useTexts(bookingTexts);
  const format = useFormat();
  const path = useLocalPath();
  const { request } = money;
  if (!request || booking.status === 'cancelled') return null;
  const { status, amount, message } = request;
  const said = { clinic: booking.provider.name, amount: format.money(amount) };
  if (status === 'paid') return null;
  if (status !== 'open')
    return (
      <Notice tone="info" title={t(`balance.${status}`, said)}>
        <p>{t('balance.over')}</p>
      </Notice>
    );
  const isMoving = attemptState(money) === 'processing';
  return (
    <Notice tone="warning" icon="coins" title={t('balance.open', said)}>
      <BalanceDue request={request} />
      {message ? <blockquote className="booking-notes">{message}</blockquote> : null}
      {isMoving ? <p>{t('processing.title')}</p> : null}
      {money.can_pay ? (
        <p className="notice-actions">
          <LinkButton
            variant={isMoving ? 'secondary' : 'primary'}
            href={path(`/booking/payment?booking=${booking.id}`)}
          >
            {t(isMoving ? 'done.payOther' : 'next.pay', said)}
          </LinkButton>
        </p>
      ) : null}
    </Notice>
  );
}

/** The last day to pay, at the clinic. */
export function BalanceDue({ request }: { request: NonNullable<ShownBooking['money']['request']> }) {
  const t = useTexts(bookingTexts);
  const format = useFormat();
  const { due_on: due, time_zone: zone } = request;
  return <p>{t('balance.until', { date: format.date(due), place: format.place(zone) })}</p>;
}
