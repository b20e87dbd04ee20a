import { InvitationPage } from '../../features/invitations/ui/invitation-page.tsx';
import type { Route } from './+types/provider-invitation.ts';

/** The URL contains a token: requests from the page must not leak it, and the page must not be cached. */
export const headers: Route.HeadersFunction = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });

export default function ProviderInvitation() {
  return <InvitationPage />;
}
