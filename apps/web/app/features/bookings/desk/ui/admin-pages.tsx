import { listAdminBookings } from '@travesia/contracts/bookings';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { PortalPage } from '../../../portal/index.ts';
import { adminBookings } from '../desk-lists.ts';
import { bookingDeskTexts } from '../texts.ts';
import { useBookingColumns } from './booking-columns.tsx';
import { BookingScreen } from './booking-screen.tsx';
import { BookingsScreen, useNetworkWords } from './bookings-screen.tsx';

const PAGE = { roles: ['admin'], feature: 'admin_bookings' } as const;
const LIST = '/admin/bookings';

/** `/admin/bookings`: bookings of all clinics. */
export function AdminBookingsPage() {
  const t = useTexts(bookingDeskTexts);
  return (
    <PortalPage title={t('title')} description={t('admin.lead')} {...PAGE}>
      <h1>{t('title')}</h1>
      <Bookings />
    </PortalPage>
  );
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
