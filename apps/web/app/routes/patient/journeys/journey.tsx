import { JourneyPage } from '../../../features/journeys/own/ui/journey-page.tsx';
import type { Route } from './+types/journey.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <JourneyPage id={params.journeyId} />;
}
