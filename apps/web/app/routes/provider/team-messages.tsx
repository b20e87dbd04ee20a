import { ClinicTeamPage } from '../../features/team-messages/ui/team-pages.tsx';
import type { Route } from './+types/team-messages.ts';

export default function TeamMessages({ params }: Route.ComponentProps) {
  return <ClinicTeamPage id={params.channelId} />;
}
