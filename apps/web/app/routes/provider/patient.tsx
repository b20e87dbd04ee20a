import { ClinicPatientPage } from '../../features/bookings/patients/ui/clinic-pages.tsx';
import { PatientJourneys } from '../../features/journeys/desk/ui/patient-journeys.tsx';
import type { Route } from './+types/patient.ts';

export default function Page({ params }: Route.ComponentProps) {
  return (
    <ClinicPatientPage
      id={params.id}
      journeys={({ id, name }) => (name === null ? null : <PatientJourneys id={id} name={name} />)}
    />
  );
}
