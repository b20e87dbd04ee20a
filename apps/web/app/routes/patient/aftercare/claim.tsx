import { ClaimPage } from '../../../features/aftercare/claims/own/claim-page.tsx';
import type { Route } from './+types/claim.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <ClaimPage id={params.claimId} />;
}
