import { CheckInPage } from '../../../features/aftercare/own/check-in-page.tsx';
import type { Route } from './+types/check-in.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <CheckInPage journeyId={params.journeyId} id={params.checkInId} />;
}
