import { InvitationLandingPage } from '../../features/invitations/ui/landing-page.tsx';
import type { Route } from './+types/invitation.ts';

/** The URL contains a token: requests from the page must not leak it, and the page must not be cached. */
export const headers: Route.HeadersFunction = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });

export default function Invitation() {
  return <InvitationLandingPage />;
}
