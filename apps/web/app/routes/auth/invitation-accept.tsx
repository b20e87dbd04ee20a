import { InvitationPage } from '../../features/invitations/ui/invitation-page.tsx';
import type { Route } from './+types/invitation-accept.ts';

/** The address holds a token: nothing that the page asks for may name it, and nobody keeps the page. */
export const headers: Route.HeadersFunction = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });

export default function AcceptInvitation({ params }: Route.ComponentProps) {
  return <InvitationPage token={params.token} />;
}
