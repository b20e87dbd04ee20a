import { NetworkClaimPage } from '../../features/aftercare/claims/desk/network-pages.tsx';
import type { Route } from './+types/claim.ts';

export default function Page({ params }: Route.ComponentProps) {
  return <NetworkClaimPage id={params.claimId} />;
}
