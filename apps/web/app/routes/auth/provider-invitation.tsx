import { InvitationPage } from '../../features/invitations/ui/invitation-page.tsx';
import type { Route } from './+types/provider-invitation.ts';

/** The address holds a token: nothing that the page asks for may name it, and nobody keeps the page. */
export const headers: Route.HeadersFunction = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });

export default function ProviderInvitation() {
  return <InvitationPage />;
}
