import { JourneyConfirmationPage } from '../../../features/journeys/quotes/own/ui/journey-confirmation-page.tsx';
import type { Route } from './+types/confirmation.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <JourneyConfirmationPage id={params.journeyId} />;
}
