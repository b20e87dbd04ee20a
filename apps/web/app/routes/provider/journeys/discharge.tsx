import { ClinicDischargePage } from '../../../features/journeys/discharge/desk/discharge-page.tsx';
import type { Route } from './+types/discharge.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <ClinicDischargePage id={params.journeyId} />;
}
