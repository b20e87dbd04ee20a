import { AccompaniedTripPage } from '../../../features/journeys/companions/trip/accompanied-trip-page.tsx';
import { AccompaniedRecords } from '../../../features/records/given/trip-records.tsx';
import type { Route } from './+types/accompanied-trip.ts';

export default function Page({ params: { companionId } }: Route.ComponentProps) {
  return <AccompaniedTripPage id={companionId} records={<AccompaniedRecords companionId={companionId} />} />;
}
