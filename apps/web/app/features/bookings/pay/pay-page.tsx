import { createPaymentCheckout } from '@travesia/contracts/payments';
import { useSearchParams } from 'react-router';
import { useAct } from '../../../lib/calls/use-act.ts';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ActProblem } from '../../../lib/screen/act-problem.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { Button, LinkButton } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { PortalPage } from '../../portal/index.ts';
import { attemptState, lastPayment } from '../own/load-money.ts';
import { BalanceDue } from '../own/ui/balance-notice.tsx';
import { BookingScreen, type ShownBooking } from '../own/ui/booking-screen.tsx';
import { PaidLines } from '../own/ui/paid-lines.tsx';
import { againPath } from '../own/again-path.ts';
import { useNow } from '../../../lib/dates/use-now.ts';
import { bookingTexts } from '../texts.ts';
import { BookedLines, BookingStatusBadge } from '../ui/booking-head.tsx';
import { minutesLeft } from '../ui/booking-view.ts';
import { PriceLines } from '../ui/price-lines.tsx';
import { RefundSteps } from '../ui/refund-steps.tsx';

/** `/booking/payment?booking=`: what is due, until when the time is held, and the way to the gateway's page. */
export function PayPage() {
  const t = useTexts(bookingTexts);
  const [query] = useSearchParams();
  return (
    <PortalPage title={t('pay.title')} description={t('pay.lead')} feature="patient_nav_bookings">
      <BookingScreen id={query.get('booking')} heading={t('pay.title')}>
        {(shown) => <Pay {...shown} />}
      </BookingScreen>
    </PortalPage>
  );
}

function Pay({ booking, money, reload }: ShownBooking) {
  const t = useTexts(bookingTexts);
  const { provider, price, deposit, refunds, policy, time_zone: zone } = booking;
  const isWhole = price !== null && deposit?.amount === price.amount;
  const isBalance = isOfBalance(booking, money);
  return (
    <>
      <h1>{t(isBalance ? 'pay.titleBalance' : isWhole ? 'pay.title' : 'pay.titleDeposit')}</h1>
      <p className="muted measure">{t(isBalance ? 'pay.leadBalance' : 'pay.leadAt', { clinic: provider.name })}</p>
      <div className="booking-columns">
        <div className="stack-wide">
          <Due booking={booking} money={money} reload={reload} />
          {refunds.length > 0 ? (
            <section className="refund-wide">
              <RefundSteps steps={refunds} zone={zone} date={booking.date} policy={policy?.name ?? null} />
            </section>
          ) : null}
        </div>
        <aside className="card card-padded stack booking-aside" aria-label={t('summary.label')}>
          <BookedLines booking={booking} />
          <p className="row">
            <BookingStatusBadge status={booking.status} />
            <span className="small muted num">{booking.reference}</span>
          </p>
          <div>
            {isBalance ? null : <h2 className="booking-heading">{t('price.heading')}</h2>}
            {isBalance ? <PaidLines booking={booking} money={money} /> : <PriceLines price={price} deposit={deposit} />}
          </div>
        </aside>
      </div>
    </>
  );
}

/** Whether it is about what the clinic asked for after the deposit. */
const isOfBalance = ({ status }: ShownBooking['booking'], { request }: ShownBooking['money']): boolean =>
  request !== null && (status === 'confirmed' || status === 'completed');

/** What is due, or why nothing is. */
function Due({ booking, money, reload }: Pick<ShownBooking, 'booking' | 'money' | 'reload'>) {
  const t = useTexts(bookingTexts);
  const path = useLocalPath();
  const now = useNow();
  const { id, status, payment_due_at: dueAt } = booking;
  const isOver = dueAt !== null && minutesLeft(dueAt, now) === 0;
  if (isOfBalance(booking, money)) return <BalancePart booking={booking} money={money} reload={reload} />;
  if (status === 'awaiting_payment' && !isOver) return <PayNow booking={booking} money={money} reload={reload} />;
  if (status === 'cancelled' || isOver) {
    const isLate = isOver || booking.cancellation?.reason === 'not_paid';
    return (
      <Notice tone="warning" title={t(isLate ? 'pay.late' : 'pay.cancelled')}>
        <p>{t(isLate ? 'pay.lateText' : 'pay.cancelledText')}</p>
        <p className="notice-actions">
          <LinkButton variant="primary" href={path(againPath(booking))}>
            {t('pay.again')}
          </LinkButton>
        </p>
      </Notice>
    );
  }
  const isWaiting = status === 'pending';
  return (
    <Notice tone={isWaiting ? 'info' : 'success'} title={t(isWaiting ? 'pay.waiting' : 'pay.done')}>
      <p>{t(isWaiting ? 'pay.waitingText' : 'pay.doneText')}</p>
      <p className="notice-actions">
        <LinkButton variant="primary" href={path(`/booking/confirmation?booking=${id}`)}>
          {t('pay.see')}
        </LinkButton>
      </p>
    </Notice>
  );
}

/** The balance that the clinic asks for, or why it can’t be paid any more. */
function BalancePart({ booking, money, reload }: Pick<ShownBooking, 'booking' | 'money' | 'reload'>) {
  const t = useTexts(bookingTexts);
  const format = useFormat();
  const path = useLocalPath();
  const { request } = money;
  if (!request) return null;
  if (money.due) return <PayNow booking={booking} money={money} reload={reload} />;
  const said = { clinic: booking.provider.name, amount: format.money(request.amount) };
  // Its time has run out, though nobody has noted it yet.
  const status = request.status === 'open' ? 'expired' : request.status;
  return (
    <Notice tone={status === 'paid' ? 'success' : 'info'} title={t(`balance.${status}`, said)}>
      {status === 'paid' ? null : <p>{t('balance.over')}</p>}
      <p className="notice-actions">
        <LinkButton variant="primary" href={path(`/bookings/${booking.id}`)}>
          {t('pay.see')}
        </LinkButton>
      </p>
    </Notice>
  );
}

/** How the page is left for the gateway's. */
export const leaving = { to: (address: string) => location.assign(address) };

function PayNow({ booking, money, reload }: Pick<ShownBooking, 'booking' | 'money' | 'reload'>) {
  const t = useTexts(bookingTexts);
  const format = useFormat();
  const { busy, problem, run } = useAct();
  const isDemo = useSession(({ user }) => user?.demo ?? false);
  const attempt = attemptState(money);
  const last = lastPayment(money);
  const due = money.due ?? booking.deposit;
  const pay = async () => {
    const body = { booking_id: booking.id };
    const checkout = await run(() => sessionCall(createPaymentCheckout, { body }));
    // Paid or given up meanwhile: show how it is now.
    if (!checkout) return reload();
    leaving.to(checkout.checkout_url);
  };
  return (
    <>
      {isOfBalance(booking, money) ? <BalanceAsked booking={booking} money={money} /> : <Held booking={booking} />}
      {attempt === 'declined' && last ? (
        <Notice tone="danger" role="status" title={t('pay.declined')}>
          <p>{t(`failure.${last.failure ?? 'gateway_error'}`)}</p>
          <p>{t(isOfBalance(booking, money) ? 'balance.declinedText' : 'pay.declinedText')}</p>
        </Notice>
      ) : null}
      {attempt === 'processing' && last ? (
        <Notice tone="info" icon="clock" role="status" title={t('processing.title')}>
          <p>{t(`processing.${last.method ?? 'card'}`)}</p>
          <p>{t('processing.text')}</p>
        </Notice>
      ) : null}
      <section className="card card-padded stack" aria-labelledby="how">
        <h2 id="how">{t('pay.how')}</h2>
        <ul className="booking-list">
          <li>{t('pay.card')}</li>
          <li>{t(isOfBalance(booking, money) ? 'balance.others' : 'pay.others')}</li>
        </ul>
        <p className="small muted">{t('pay.page')}</p>
        {isDemo ? <Notice>{t('pay.demo')}</Notice> : null}
        <ActProblem problem={problem} />
        {due && (money.can_pay || problem) ? (
          <Button
            type="button"
            variant={attempt === 'processing' ? 'secondary' : 'primary'}
            size="large"
            icon="lock"
            busy={busy}
            onClick={() => void pay()}
          >
            {t(attempt === 'processing' ? 'pay.other' : attempt === 'declined' ? 'pay.retry' : 'pay.go', {
              amount: format.money(due),
            })}
          </Button>
        ) : (
          <p>{t(isOfBalance(booking, money) ? 'balance.closed' : 'pay.closed')}</p>
        )}
        <p className="small muted">{t('pay.once')}</p>
      </section>
    </>
  );
}

/** What the clinic asks for and says, and until when. */
function BalanceAsked({ booking, money: { request } }: Pick<ShownBooking, 'booking' | 'money'>) {
  const t = useTexts(bookingTexts);
  const format = useFormat();
  if (!request) return null;
  return (
    <Notice
      tone="info"
      icon="coins"
      title={t('balance.open', { clinic: booking.provider.name, amount: format.money(request.amount) })}
    >
      <BalanceDue request={request} />
      {request.message ? <blockquote className="booking-notes">{request.message}</blockquote> : null}
    </Notice>
  );
}

/** Until when the time is held. The text counts minutes; screen readers are not told of each. */
function Held({ booking: { payment_due_at: until, time_zone: zone } }: Pick<ShownBooking, 'booking'>) {
  const t = useTexts(bookingTexts);
  const format = useFormat();
  const left = minutesLeft(until ?? '', useNow());
  if (until === null) return null;
  const [mine, hours] = [ownTimeZone(), Math.floor(left / 60)];
  return (
    <Notice tone="warning" icon="clock">
      <p>
        <strong className="num">{t('pay.held', { hours, minutes: left - hours * 60 })}</strong>{' '}
        {t('pay.heldUntil', {
          yours: format.instant(until, mine),
          theirs: format.time(until, zone),
          place: format.place(zone),
        })}
      </p>
    </Notice>
  );
}
