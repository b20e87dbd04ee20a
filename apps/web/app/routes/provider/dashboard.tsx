import { TrendsPart } from '../../features/analytics/ui/trends-part.tsx';
import { TodaysBookings } from '../../features/bookings/today/todays-bookings.tsx';
import { useClinicArea } from '../../features/contexts/clinic-area.ts';
import { DeskPage } from '../../features/providers/own/desk/desk-page.tsx';

export default function ClinicDashboard() {
  return (
    <DeskPage appointments={({ clinic, bookings: { next } }) => <TodaysBookings zone={clinic.time_zone} next={next} />}>
      <ClinicTrends />
    </DeskPage>
  );
}

function ClinicTrends() {
  const { base } = useClinicArea();
  return <TrendsPart of="clinic" links={{ from: '/provider', to: base }} />;
}
