import { ClinicRequestPage } from '../../features/leads/desk/ui/clinic-pages.tsx';
import type { Route } from './+types/request.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <ClinicRequestPage id={params.id} />;
}
