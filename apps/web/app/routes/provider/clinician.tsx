import { PersonPage } from '../../features/providers/own/people/person-page.tsx';

export default function ClinicianRoute() {
  return <PersonPage />;
}
