import { listDeskBookings } from '@travesia/contracts/bookings';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { useClinicArea } from '../../../contexts/index.ts';
import { ClinicPage } from '../../../portal/index.ts';
import { clinicBookings } from '../desk-lists.ts';
import { bookingDeskTexts } from '../texts.ts';
import { useBookingActs } from '../use-booking-acts.ts';
import { BookingAgenda } from './booking-agenda.tsx';
import { useBookingColumns } from './booking-columns.tsx';
import { BookingScreen } from './booking-screen.tsx';
import { BookingViews } from './booking-views.tsx';
import { BookingsScreen, useBookingWords } from './bookings-screen.tsx';
import { type AgendaDays, useAgenda } from './use-agenda.ts';

const FEATURE = 'provider_nav_bookings';

/** `/provider/bookings`: what patients booked, as a list or an agenda. */
export function ClinicBookingsPage() {
  const t = useTexts(bookingDeskTexts);
  return (
    <ClinicPage title={t('title')} description={t('clinic.lead')} feature={FEATURE}>
      <Bookings />
    </ClinicPage>
  );
}

function Bookings() {
  const { base } = useClinicArea();
  const list = `${base}/bookings`;
  return (
    <BookingViews list={<BookingTable list={list} />} agenda={(days) => <ClinicAgenda list={list} days={days} />} />
  );
}

function ClinicAgenda({ list, days }: { list: string; days: AgendaDays }) {
  const agenda = useAgenda(days);
  const loaded = useCall(listDeskBookings, { query: agenda.query }, { keep: true });
  return <BookingAgenda list={list} agenda={agenda} loaded={loaded} />;
}

function BookingTable({ list }: { list: string }) {
  const t = useTexts(bookingDeskTexts);
  const asked = useAsked(clinicBookings);
  const loaded = useCall(listDeskBookings, { query: asked }, { keep: true });
  return (
    <BookingsScreen
      lead={t('clinic.lead')}
      definition={clinicBookings}
      filters={useBookingWords()}
      loaded={loaded}
      columns={useBookingColumns(list)}
      tab={asked.tab}
      acts={useBookingActs()}
    />
  );
}

/** `/provider/bookings/{id}`: a booking with all that the clinic needs. */
export function ClinicBookingPage({ id }: { id: string }) {
  const t = useTexts(bookingDeskTexts);
  return (
    <ClinicPage title={t('record.title')} description={t('clinic.lead')} feature={FEATURE}>
      <OneBooking id={id} />
    </ClinicPage>
  );
}

function OneBooking({ id }: { id: string }) {
  const { base } = useClinicArea();
  return <BookingScreen key={id} id={id} list={`${base}/bookings`} patients={`${base}/patients`} />;
}
