import { NetworkJourneyPage } from '../../features/journeys/desk/ui/network-pages.tsx';
import type { Route } from './+types/journey.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <NetworkJourneyPage id={params.id} />;
}
