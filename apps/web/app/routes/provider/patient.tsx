import { ClinicPatientPage } from '../../features/bookings/patients/ui/clinic-pages.tsx';
import type { Route } from './+types/patient.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <ClinicPatientPage id={params.id} />;
}
