import {
  acceptInvitation as acceptCall,
  acceptInvitationWithSignup,
  declineInvitation as declineCall,
  validateInvitation,
} from '@travesia/contracts/invitations';
import { mount, type Mounted } from '../../platform/http/module.ts';
import { acceptInvitation } from './commands/accept-invitation.ts';
import { acceptWithSignup } from './commands/accept-with-signup.ts';
import { declineInvitation } from './commands/decline-invitation.ts';
import type { InvitationsDeps } from './invitations-deps.ts';
import { findInvitation } from './queries/find-invitation.ts';

/** Routes for viewing and answering an invitation. */
export function invitationsRoutes(deps: InvitationsDeps): Mounted[] {
  return [
    mount(validateInvitation, ({ params }) => findInvitation(deps, params.token)),
    mount(acceptCall, ({ body }, { actor }) => acceptInvitation(deps, actor, body.token)),
    mount(acceptInvitationWithSignup, ({ body }, context) => acceptWithSignup(deps, body, context)),
    mount(declineCall, ({ body }, { actor }) => declineInvitation(deps, body, actor)),
  ];
}
