import { ClinicTeamPage } from '../../features/team-messages/ui/team-pages.tsx';
import type { Route } from './+types/clinic-messages.ts';

export default function TeamMessages({ params }: Route.ComponentProps) {
  return <ClinicTeamPage id={params.channelId} />;
}
