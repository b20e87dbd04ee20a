import { ClinicPatientsPage } from '../../features/bookings/patients/ui/clinic-pages.tsx';
import { JourneyBadge } from '../../features/journeys/ui/journey-status.tsx';

export default function Page() {
  return <ClinicPatientsPage ofJourney={({ status }) => <JourneyBadge status={status} />} />;
}
