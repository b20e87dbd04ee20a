import { ClinicJourneyPage } from '../../../features/journeys/desk/ui/clinic-pages.tsx';
import type { Route } from './+types/journey.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <ClinicJourneyPage id={params.id} />;
}
