import { useState } from 'react';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { BackLink } from '../../../../lib/workbench/screen/places.tsx';
import { Button, LinkButton } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { JoinLink } from '../../../consultations/index.ts';
import { PortalPage } from '../../../portal/index.ts';
import { bookingTexts } from '../../texts.ts';
import { BookedLines, BookingStatusBadge } from '../../ui/booking-head.tsx';
import { subjectOf } from '../../ui/booking-view.ts';
import { RefundSteps } from '../../ui/refund-steps.tsx';
import { againPath } from '../again-path.ts';
import { isBeingPaid } from '../load-money.ts';
import { BalanceNotice } from './balance-notice.tsx';
import { BookingScreen, type ShownBooking } from './booking-screen.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { ClinicAddress } from './clinic-address.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { PaidLines } from './paid-lines.tsx';
import { PaymentList } from './payment-list.tsx';

/** `/bookings/:id`: one's own booking: move it, cancel it, pay for it. */
export function BookingPage({ id }: { id: string }) {
  const t = useTexts(bookingTexts);
  return (
    <PortalPage title={t('booking.title')} description={t('list.lead')} feature="patient_nav_bookings">
      <BackLink to="/bookings">{t('booking.back')}</BackLink>
      <BookingScreen id={id} heading={t('booking.title')}>
        {(shown) => <Whole {...shown} />}
      </BookingScreen>
    </PortalPage>
  );
}

function Whole(shown: ShownBooking) {
  const t = useTexts(bookingTexts);
  const b = useTexts(bookingTexts);
  const format = useFormat();
  const { booking, money } = shown;
  const { refunds, policy, notes, language, time_zone: zone } = booking;
  return (
    <>
      <header className="stack">
        <h1>{subjectOf(booking) ?? b(`kind.${booking.kind}`)}</h1>
        <p className="row">
          <BookingStatusBadge status={booking.status} />
          <span className="small muted num">{booking.reference}</span>
        </p>
      </header>
      <div className="booking-columns">
        <div className="stack-wide">
          <Ended booking={booking} />
          <BalanceNotice booking={booking} money={money} />
          {isBeingPaid(shown) ? (
            <Notice tone="info" icon="clock" role="status" title={t('done.processing')}>
              <p>{t('done.processingText')}</p>
            </Notice>
          ) : null}
          {booking.moved_by_clinic && booking.actions.includes('cancel') ? (
            <Notice tone="warning" title={t('booking.moved')}>
              <p>{t('booking.movedText')}</p>
            </Notice>
          ) : null}
          <section className="card card-padded stack" aria-label={t('summary.label')}>
            <BookedLines booking={booking} />
            {booking.kind === 'online' || booking.status === 'cancelled' ? null : (
              <ClinicAddress slug={booking.provider.slug} />
            )}
            <Acts {...shown} />
          </section>
          {refunds.length > 0 && booking.status !== 'cancelled' ? (
            <section className="refund-wide">
              <RefundSteps steps={refunds} zone={zone} date={booking.date} policy={policy?.name ?? null} />
            </section>
          ) : null}
          {notes ? (
            <section aria-labelledby="notes" className="stack">
              <h2 id="notes">{t('booking.notes')}</h2>
              <blockquote className="booking-notes">{notes}</blockquote>
            </section>
          ) : null}
          <p className="small muted">{t('booking.language', { language: format.language(language) })}</p>
        </div>
        <aside className="card card-padded stack booking-aside" aria-label={t('money.label')}>
          <PaidLines booking={booking} money={money} />
          <PaymentList bookingId={booking.id} money={money} />
        </aside>
      </div>
    </>
  );
}

/** Why and when it was cancelled. */
function Ended({ booking: { cancellation, time_zone: zone } }: Pick<ShownBooking, 'booking'>) {
  const t = useTexts(bookingTexts);
  const format = useFormat();
  if (!cancellation) return null;
  const { reason, note, at } = cancellation;
  return (
    <Notice tone="info" title={t(`cancelled.${reason}`)}>
      <p>{t('cancelled.at', { time: format.instant(at, zone) })}</p>
      {note ? <p>{t('cancelled.note', { note })}</p> : null}
    </Notice>
  );
}

/** Exactly what can be done with it now. */
function Acts(shown: ShownBooking) {
  const t = useTexts(bookingTexts);
  const path = useLocalPath();
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null);
  const { booking } = shown;
  const { id, actions, deposit, status } = booking;
  const isPaying = isBeingPaid(shown);
  const format = useFormat();
  return (
    <div className="row">
      <JoinLink booking={booking} />
      {actions.includes('pay') && deposit ? (
        // A payment on its way is waited for: another is the exception.
        <LinkButton variant={isPaying ? 'secondary' : 'primary'} href={path(`/booking/payment?booking=${id}`)}>
          {t(isPaying ? 'done.payOther' : 'next.pay', { amount: format.money(deposit) })}
        </LinkButton>
      ) : null}
      {status === 'cancelled' || status === 'completed' ? (
        <LinkButton variant="primary" href={path(againPath(booking))}>
          {t('booking.again')}
        </LinkButton>
      ) : (
        <CalendarButton booking={booking} />
      )}
      <LinkButton icon="message-circle" href={path(`/messages?new=1&to=${booking.provider.id}`)}>
        {t('message')}
      </LinkButton>
      {actions.includes('reschedule') ? (
        <Button type="button" icon="calendar-clock" onClick={() => setOpen('move')}>
          {t('move.open')}
        </Button>
      ) : null}
      {actions.includes('cancel') ? (
        <Button type="button" variant="quiet" icon="x" onClick={() => setOpen('cancel')}>
          {t('cancel.open')}
        </Button>
      ) : null}
      {open === 'move' ? <MoveDialog {...shown} onClose={() => setOpen(null)} /> : null}
      {open === 'cancel' ? <CancelDialog {...shown} onClose={() => setOpen(null)} /> : null}
    </div>
  );
}
