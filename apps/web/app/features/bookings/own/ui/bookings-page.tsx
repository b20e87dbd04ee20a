import '../own.css';
import { type BookingSummary, listMyBookings } from '@travesia/contracts/bookings';
import { useState } from 'react';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { choice, defineList } from '../../../../lib/list/list-definition.ts';
import { ListScreen } from '../../../../lib/list/list-screen.tsx';
import { ListTabs } from '../../../../lib/list/list-tabs.tsx';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { PortalPage } from '../../../portal/index.ts';
import { BookingStatusBadge } from '../../ui/booking-head.tsx';
import { subjectOf } from '../../ui/booking-view.ts';
import { When } from '../../ui/when.tsx';
import { OwnReceipts } from '../../receipts/own-receipts.tsx';
import { bookingTexts } from '../../texts.ts';
import { nextOf } from '../next-of.ts';

const TABS = ['past', 'cancelled', 'payments'] as const;
const STATUS_OF = { active: 'active', past: 'completed', cancelled: 'cancelled' } as const;
const bookingList = defineList('patient.bookings', { tabs: { tab: choice(TABS) } });
const LOOK_MS = 30_000;

/** `/bookings`: one's own bookings. */
export function BookingsPage() {
  const t = useTexts(bookingTexts);
  return (
    <PortalPage title={t('list.title')} description={t('list.lead')} feature="patient_nav_bookings">
      <Bookings />
    </PortalPage>
  );
}

function Bookings() {
  const t = useTexts(bookingTexts);
  const path = useLocalPath();
  const { page, tab } = useAsked(bookingList);
  const shown = tab === undefined || tab === 'payments' ? 'active' : tab;
  const loaded = useCall(
    listMyBookings,
    { query: { status: [STATUS_OF[shown]], page } },
    { keep: true, every: LOOK_MS },
  );
  // One row each: only their totals are shown.
  const total = (status: (typeof STATUS_OF)[keyof typeof STATUS_OF]) => ({ query: { status: [status], limit: 1 } });
  const active = useCall(listMyBookings, total('active'), { keep: true });
  const past = useCall(listMyBookings, total('completed'), { keep: true });
  const cancelled = useCall(listMyBookings, total('cancelled'), { keep: true });
  return (
    <div>
      <div className="row between">
        <h1>{t('list.title')}</h1>
        <LinkButton href={path('/find-care')} variant="primary">
          {t('list.find')}
        </LinkButton>
      </div>
      <p className="muted measure admin-lead">{t('list.lead')}</p>
      <ListTabs
        name="tab"
        label={t('list.tabs')}
        chosen={tab ? [tab] : []}
        tabs={[
          { value: null, label: t('tab.active'), count: active.data?.total },
          { value: 'past', label: t('tab.past'), count: past.data?.total },
          { value: 'cancelled', label: t('tab.cancelled'), count: cancelled.data?.total },
          { value: 'payments', label: t('tab.payments') },
        ]}
      />
      {tab === 'payments' ? (
        <OwnReceipts />
      ) : (
        <ListScreen
          definition={bookingList}
          caption={t('list.title')}
          loaded={loaded}
          rowKey={({ id }) => id}
          card={(one) => <Card booking={one} />}
          empty={t(`empty.${shown}`)}
          nothing={t(`empty.${shown}`)}
        />
      )}
    </div>
  );
}

function Card({ booking }: { booking: BookingSummary }) {
  const t = useTexts(bookingTexts);
  const b = useTexts(bookingTexts);
  const path = useLocalPath();
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const next = nextOf(booking, now);
  const { id, kind, provider, clinician, reference, status, deposit } = booking;
  const until = booking.payment_due_at ?? booking.answer_by;
  return (
    <div className="booking-card">
      <div className="stack">
        <p>
          <ScreenLink to={`/bookings/${id}`} className="strong booking-card-name">
            {subjectOf(booking) ?? b(`kind.${kind}`)}
          </ScreenLink>
          <span className="muted">{` · ${provider.name}${clinician ? ` · ${clinician.name}` : ''}`}</span>
        </p>
        <When {...booking} />
      </div>
      <div className="stack booking-card-end">
        <p className="row">
          <BookingStatusBadge status={status} />
          <span className="tiny muted num">{reference}</span>
        </p>
        {next === 'pay' && deposit ? (
          <LinkButton variant="primary" href={path(`/booking/payment?booking=${id}`)}>
            {t('next.pay', { amount: format.money(deposit) })}
          </LinkButton>
        ) : (
          <p className="small">{t(next === 'paying' ? 'money.onItsWay' : `next.${next}`)}</p>
        )}
        {until ? <p className="tiny muted">{t('list.until', { time: format.instant(until, ownTimeZone()) })}</p> : null}
      </div>
    </div>
  );
}
