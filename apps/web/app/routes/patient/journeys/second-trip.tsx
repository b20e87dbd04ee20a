import { SecondTripPage } from '../../../features/journeys/second-trip/second-trip-page.tsx';
import type { Route } from './+types/second-trip.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <SecondTripPage id={params.journeyId} />;
}
