import { TeamIncidentPage } from '../../../features/aftercare/desk/incident-pages.tsx';
import type { Route } from './+types/incident.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <TeamIncidentPage id={params.id} />;
}
