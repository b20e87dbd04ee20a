import { ClinicPatientPage } from '../../features/bookings/patients/ui/clinic-pages.tsx';
import { PatientJourneys } from '../../features/journeys/desk/ui/patient-journeys.tsx';
import { JourneyBadge } from '../../features/journeys/ui/journey-status.tsx';
import type { Route } from './+types/patient.ts';

export default function Page({ params }: Route.ComponentProps) {
  return (
    <ClinicPatientPage
      id={params.id}
      ofJourney={({ status }) => <JourneyBadge status={status} />}
      journeys={({ id, name }) => (name === null ? null : <PatientJourneys id={id} name={name} />)}
    />
  );
}
