import type { InvitationRefusal } from '@travesia/contracts/invitations';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { transition } from '../../../platform/transition/transition.ts';
import { invitationLifecycle } from '../invitation.lifecycle.ts';
import { notValid } from '../invitation-state.ts';
import type { InvitationsDeps } from '../invitations-deps.ts';
import { lockInvitation } from '../invitations.repo.ts';

/** Declines on behalf of whoever holds the token. Throws `invitation.not_valid` if it was answered or has ended. */
export async function declineInvitation(
  { accounts, keys }: InvitationsDeps,
  { token, reason }: InvitationRefusal,
  actor: Actor,
): Promise<void> {
  const at = accounts.clock.now();
  await unitOfWork(accounts.database, async (tx) => {
    const invitation = await lockInvitation(tx, keys.hashToken(token), accounts.demo);
    if (!invitation) throw notValid('unknown');
    await transition(tx, invitationLifecycle, {
      row: invitation,
      action: 'decline',
      actor,
      // The route is public: the token is all we know about who declines.
      as: 'system',
      at,
      set: { declineReason: reason || null },
    });
  });
}
