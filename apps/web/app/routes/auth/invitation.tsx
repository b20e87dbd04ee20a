import { InvitationLandingPage } from '../../features/invitations/ui/landing-page.tsx';
import type { Route } from './+types/invitation.ts';

/** The address holds a token: nothing that the page asks for may name it, and nobody keeps the page. */
export const headers: Route.HeadersFunction = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });

export default function Invitation() {
  return <InvitationLandingPage />;
}
