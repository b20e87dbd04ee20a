import '../bookings-desk.css';
import { listDeskBookings } from '@travesia/contracts/bookings';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { Segments } from '../../../../ui/action/segments.tsx';
import { useClinicArea } from '../../../contexts/index.ts';
import { ClinicPage } from '../../../portal/index.ts';
import { clinicBookings } from '../desk-lists.ts';
import { bookingDeskTexts } from '../texts.ts';
import { useBookingActs } from '../use-booking-acts.ts';
import { BookingAgenda } from './booking-agenda.tsx';
import { useBookingColumns } from './booking-columns.tsx';
import { BookingScreen } from './booking-screen.tsx';
import { BookingsScreen, useBookingWords } from './bookings-screen.tsx';

const FEATURE = 'provider_nav_bookings';
const VIEWS = ['list', 'day', 'week'] as const;

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
  const t = useTexts(bookingDeskTexts);
  const { base } = useClinicArea();
  const [query] = useSearchParams();
  const view = VIEWS.find((one) => one === query.get('view')) ?? 'list';
  const list = `${base}/bookings`;
  return (
    <div className="stack">
      <div className="row booking-head">
        <h1>{t('title')}</h1>
        <Segments
          label={t('views')}
          items={VIEWS.map((one) => ({
            href: one === 'list' ? '?' : `?view=${one}`,
            label: t(`view.${one}`),
            current: one === view,
          }))}
        />
      </div>
      {view === 'list' ? <BookingTable list={list} /> : <BookingAgenda list={list} days={view === 'day' ? 1 : 7} />}
    </div>
  );
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
