import { ClinicClaimPage } from '../../../features/aftercare/claims/desk/clinic-pages.tsx';
import type { Route } from './+types/claim.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <ClinicClaimPage id={params.claimId} />;
}
