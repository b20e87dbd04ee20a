import { listAdminBookings } from '@travesia/contracts/bookings';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { PortalPage } from '../../../portal/index.ts';
import { adminBookings } from '../desk-lists.ts';
import { bookingDeskTexts } from '../texts.ts';
import { BookingAgenda } from './booking-agenda.tsx';
import { useBookingColumns } from './booking-columns.tsx';
import { BookingScreen } from './booking-screen.tsx';
import { BookingViews } from './booking-views.tsx';
import { BookingsScreen, useNetworkWords } from './bookings-screen.tsx';
import { type AgendaDays, useAgenda } from './use-agenda.ts';

const PAGE = { roles: ['admin'], feature: 'admin_bookings' } as const;
const LIST = '/admin/bookings';

/** `/admin/bookings`: bookings of all clinics. */
export function AdminBookingsPage() {
  const t = useTexts(bookingDeskTexts);
  return (
    <PortalPage title={t('title')} description={t('admin.lead')} {...PAGE}>
      <BookingViews list={<Bookings />} agenda={(days) => <AllAgenda days={days} />} />
    </PortalPage>
  );
}

function AllAgenda({ days }: { days: AgendaDays }) {
  const agenda = useAgenda(days);
  const { clinic } = useAsked(adminBookings);
  const query = { ...agenda.query, ...(clinic ? { clinic } : {}) };
  const loaded = useCall(listAdminBookings, { query }, { keep: true });
  return <BookingAgenda list={LIST} agenda={agenda} loaded={loaded} clinics />;
}

function Bookings() {
  const t = useTexts(bookingDeskTexts);
  const asked = useAsked(adminBookings);
  const loaded = useCall(listAdminBookings, { query: asked }, { keep: true });
  return (
    <BookingsScreen
      lead={t('admin.lead')}
      definition={adminBookings}
      filters={useNetworkWords(loaded.data)}
      loaded={loaded}
      columns={useBookingColumns(LIST, { clinic: true })}
      tab={asked.tab}
    />
  );
}

/** `/admin/bookings/{id}`: one of them. */
export function AdminBookingPage({ id }: { id: string }) {
  const t = useTexts(bookingDeskTexts);
  return (
    <PortalPage title={t('record.title')} description={t('admin.lead')} {...PAGE}>
      <BookingScreen key={id} id={id} list={LIST} clinics="/admin/providers" />
    </PortalPage>
  );
}
