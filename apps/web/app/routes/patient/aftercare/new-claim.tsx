import { NewClaimPage } from '../../../features/aftercare/claims/own/new-claim-page.tsx';
import type { Route } from './+types/new-claim.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <NewClaimPage journeyId={params.journeyId} />;
}
