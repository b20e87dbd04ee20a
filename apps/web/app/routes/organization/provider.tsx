import { ClinicRecordPage } from '../../features/organizations/own/clinic/clinic-page.tsx';
import type { Route } from './+types/provider.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <ClinicRecordPage id={params.id} />;
}
