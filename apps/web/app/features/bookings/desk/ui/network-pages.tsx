import { listNetworkBookings } from '@travesia/contracts/bookings';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { PortalPage } from '../../../portal/index.ts';
import { networkBookings } from '../desk-lists.ts';
import { bookingDeskTexts } from '../texts.ts';
import { BookingAgenda } from './booking-agenda.tsx';
import { useBookingColumns } from './booking-columns.tsx';
import { BookingScreen } from './booking-screen.tsx';
import { BookingViews } from './booking-views.tsx';
import { BookingsScreen, useNetworkWords } from './bookings-screen.tsx';
import { type AgendaDays, useAgenda } from './use-agenda.ts';

const PAGE = { roles: ['organization'], feature: 'organization_bookings' } as const;
const LIST = '/organization/bookings';

/** `/organization/bookings`: bookings of all its clinics. */
export function NetworkBookingsPage() {
  const t = useTexts(bookingDeskTexts);
  return (
    <PortalPage title={t('title')} description={t('network.lead')} {...PAGE}>
      <BookingViews list={<Bookings />} agenda={(days) => <AllAgenda days={days} />} />
    </PortalPage>
  );
}

function AllAgenda({ days }: { days: AgendaDays }) {
  const agenda = useAgenda(days);
  const { clinic } = useAsked(networkBookings);
  const query = { ...agenda.query, ...(clinic ? { clinic } : {}) };
  const loaded = useCall(listNetworkBookings, { query }, { keep: true });
  return <BookingAgenda list={LIST} agenda={agenda} loaded={loaded} clinics />;
}

function Bookings() {
  const t = useTexts(bookingDeskTexts);
  const asked = useAsked(networkBookings);
  const loaded = useCall(listNetworkBookings, { query: asked }, { keep: true });
  return (
    <BookingsScreen
      lead={t('network.lead')}
      definition={networkBookings}
      filters={useNetworkWords(loaded.data)}
      loaded={loaded}
      columns={useBookingColumns(LIST, { clinic: true })}
      tab={asked.tab}
    />
  );
}

/** `/organization/bookings/{id}`: one of them. */
export function NetworkBookingPage({ id }: { id: string }) {
  const t = useTexts(bookingDeskTexts);
  return (
    <PortalPage title={t('record.title')} description={t('network.lead')} {...PAGE}>
      <BookingScreen key={id} id={id} list={LIST} clinics="/organization/providers" />
    </PortalPage>
  );
}
