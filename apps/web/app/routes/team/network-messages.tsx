import { NetworkTeamPage } from '../../features/team-messages/ui/team-pages.tsx';
import type { Route } from './+types/network-messages.ts';

export default function TeamMessages({ params }: Route.ComponentProps) {
  return <NetworkTeamPage id={params.channelId} />;
}
