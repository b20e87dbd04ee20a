import { AccompaniedTripPage } from '../../../features/journeys/companions/trip/accompanied-trip-page.tsx';
import type { Route } from './+types/accompanied-trip.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <AccompaniedTripPage id={params.companionId} />;
}
