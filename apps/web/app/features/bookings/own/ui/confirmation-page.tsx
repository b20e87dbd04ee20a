import type { Payment } from '@travesia/contracts/payments';
import { useSearchParams } from 'react-router';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { PushOffer } from '../../../notifications/index.ts';
import { PortalPage } from '../../../portal/index.ts';
import { BookedLines, BookingStatusBadge } from '../../ui/booking-head.tsx';
import { STATUS_LOOKS } from '../../ui/booking-view.ts';
import { againPath } from '../again-path.ts';
import { useNow } from '../../../../lib/dates/use-now.ts';
import { attemptState, lastPayment } from '../load-money.ts';
import { ReceiptButton } from '../../receipts/receipt-button.tsx';
import { bookingTexts } from '../../texts.ts';
import { BookingScreen, type ShownBooking } from './booking-screen.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { ClinicAddress } from './clinic-address.tsx';
import { PaidLines } from './paid-lines.tsx';

/** `/booking/confirmation?booking=&payment=`: how a booking stands after it was made or paid. */
export function ConfirmationPage() {
  const t = useTexts(bookingTexts);
  const [query] = useSearchParams();
  return (
    <PortalPage title={t('done.title')} description={t('done.lead')} feature="patient_nav_bookings">
      <BookingScreen id={query.get('booking')} payment={query.get('payment')} heading={t('done.title')}>
        {(shown) => <Confirmation {...shown} isPaying={query.has('payment')} />}
      </BookingScreen>
    </PortalPage>
  );
}

/** The headline: a status, or what is known of its payment. */
function headlineOf({ booking: { status, cancellation }, money, isPaying }: ShownBooking & { isPaying: boolean }) {
  const last = lastPayment(money);
  if (isPaying && last?.purpose === 'balance' && status !== 'cancelled') return balanceHeadline(last.status);
  if (status === 'awaiting_payment') {
    const attempt = attemptState(money);
    return attempt === 'none' ? 'unpaid' : attempt;
  }
  if (status === 'cancelled')
    return cancellation?.reason === 'not_paid' || cancellation?.reason === 'not_answered' ? 'expired' : 'cancelled';
  return status;
}

/** What is known of the payment of a balance, from whose page one comes back. */
function balanceHeadline(status: Payment['status']) {
  if (status === 'processing') return 'balanceProcessing';
  return status === 'succeeded' ? 'balancePaid' : 'balanceOpen';
}

function Confirmation(shown: ShownBooking & { isPaying: boolean }) {
  const t = useTexts(bookingTexts);
  const path = useLocalPath();
  const { booking, money } = shown;
  const headline = headlineOf(shown);
  const { tone, icon } = STATUS_LOOKS[booking.status];
  const isHeld = booking.actions.includes('cancel') || booking.status === 'completed';
  return (
    <>
      <header className="booking-done">
        <span className={`booking-mark booking-mark-${tone}`}>
          <Icon name={icon} />
        </span>
        <div>
          <h1>{t(`done.${headline}`)}</h1>
          <p role="status" className="muted measure">
            {t(`done.${headline}Text`, { clinic: booking.provider.name })} <Deadline booking={booking} />
          </p>
        </div>
      </header>
      <div className="booking-columns">
        <div className="stack-wide">
          <section className="card card-padded stack" aria-label={t('summary.label')}>
            <BookedLines booking={booking} />
            <p className="row">
              <BookingStatusBadge status={booking.status} />
              <span className="small muted num">{booking.reference}</span>
            </p>
            {booking.kind === 'online' ? null : <ClinicAddress slug={booking.provider.slug} />}
            <div className="row">
              {booking.status === 'awaiting_payment' || headline === 'balanceOpen' ? (
                <LinkButton
                  // A payment on its way is waited for: another is the exception.
                  variant={headline === 'processing' ? 'secondary' : 'primary'}
                  href={path(`/booking/payment?booking=${booking.id}`)}
                >
                  {t(headline === 'processing' ? 'done.payOther' : 'done.pay')}
                </LinkButton>
              ) : null}
              {booking.status === 'cancelled' ? (
                <LinkButton variant="primary" href={path(againPath(booking))}>
                  {t('pay.again')}
                </LinkButton>
              ) : (
                <CalendarButton booking={booking} />
              )}
              {booking.journey_id && booking.status !== 'cancelled' ? (
                <LinkButton
                  variant={booking.status === 'confirmed' ? 'primary' : 'secondary'}
                  href={path(`/treatment-journeys/${booking.journey_id}/confirmation`)}
                >
                  {t('done.journey')}
                </LinkButton>
              ) : null}
              <LinkButton href={path(`/bookings/${booking.id}`)}>{t('done.details')}</LinkButton>
            </div>
          </section>
          {isHeld ? <NextSteps booking={booking} isPaid={headline === 'processing'} /> : null}
        </div>
        <aside className="card card-padded stack booking-aside" aria-label={t('money.label')}>
          <PaidLines booking={booking} money={money} />
          <Receipts money={money} />
          {booking.status === 'confirmed' ? <CancelBy booking={booking} /> : null}
        </aside>
      </div>
      <p>
        <LocalLink to="/bookings">{t('done.all')}</LocalLink>
      </p>
      {isHeld ? <PushOffer /> : null}
    </>
  );
}

/** Receipts of what arrived; a booking is rarely paid in more than one payment. */
function Receipts({ money: { payments } }: Pick<ShownBooking, 'money'>) {
  const format = useFormat();
  const arrived = payments.filter(({ paid_at: at }) => at !== null);
  if (arrived.length === 0) return null;
  return (
    <p className="row">
      {arrived.map(({ id, amount }) => (
        <ReceiptButton key={id} kind="payment" id={id} about={format.money(amount)} />
      ))}
    </p>
  );
}

/** Until when the clinic answers, or the time is held for the payment. */
function Deadline({ booking: { answer_by: answer, payment_due_at: due } }: Pick<ShownBooking, 'booking'>) {
  const t = useTexts(bookingTexts);
  const format = useFormat();
  const until = answer ?? due;
  if (!until) return null;
  return <>{t(answer ? 'done.answerBy' : 'done.payBy', { time: format.instant(until, ownTimeZone()) })}</>;
}

/** Until when a cancellation returns everything. */
export function CancelBy({ booking: { refunds, time_zone: zone, actions } }: Pick<ShownBooking, 'booking'>) {
  const t = useTexts(bookingTexts);
  const format = useFormat();
  const now = useNow();
  // Several steps may return everything: the last of them says until when.
  const first = refunds.findLast(({ kept }) => kept.amount === 0) ?? refunds[0];
  if (!actions.includes('cancel') || !first) return null;
  const isAll = first.kept.amount === 0;
  if (!isAll || !first.before)
    return <p className="small">{t('cancelBy.some', { amount: format.money(first.refund) })}</p>;
  if (Date.parse(first.before) < now) return <p className="small">{t('cancelBy.past')}</p>;
  return (
    <p className="small">
      {t('cancelBy.all', { time: format.instant(first.before, zone), place: format.place(zone) })}
    </p>
  );
}

interface NextStepsProps extends Pick<ShownBooking, 'booking'> {
  /** Paid, and the money has not arrived yet. */
  isPaid: boolean;
}

function NextSteps({ booking: { kind, status, provider }, isPaid }: NextStepsProps) {
  const t = useTexts(bookingTexts);
  if (status === 'completed' || status === 'cancelled') return null;
  return (
    <section aria-labelledby="next">
      <h2 id="next">{t('next.heading')}</h2>
      <ol className="booking-list">
        <li>{isPaid ? t('next.first.paid') : t(`next.first.${status}`, { clinic: provider.name })}</li>
        <li>{t(`next.come.${kind}`, { clinic: provider.name })}</li>
        <li>{t('next.change')}</li>
      </ol>
    </section>
  );
}
