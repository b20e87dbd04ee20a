import { AdminClaimPage } from '../../../features/aftercare/claims/desk/admin-pages.tsx';
import type { Route } from './+types/claim.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <AdminClaimPage id={params.claimId} />;
}
