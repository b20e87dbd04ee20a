import { invitationDeclined, type InvitationRefusal } from '@travesia/contracts/invitations';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { appendEvent } from '../../../platform/outbox/append-event.ts';
import { moveInvitation, notValid } from '../invitation-state.ts';
import type { InvitationsDeps } from '../invitations-deps.ts';
import { lockInvitation } from '../invitations.repo.ts';

/** Declines for whoever holds the token. Throws `invitation.not_valid` when it was answered or is over. */
export async function declineInvitation(
  { accounts, keys }: InvitationsDeps,
  { token, reason }: InvitationRefusal,
  actor: Actor,
): Promise<void> {
  const at = accounts.clock.now();
  await unitOfWork(accounts.database, async (tx) => {
    const invitation = await lockInvitation(tx, keys.hashToken(token), accounts.demo);
    if (!invitation) throw notValid('unknown');
    const { id, kind, inviterId } = invitation;
    // The call is for everybody: the token is all that is known of who declines.
    await moveInvitation(tx, invitation, 'decline', { actor: 'system', at, answer: { declineReason: reason || null } });
    await appendAudit(tx, {
      action: 'invitation.declined',
      actor,
      at,
      subjectId: inviterId ?? undefined,
      target: { type: 'invitation', id },
      facts: { kind, with_reason: Boolean(reason) },
    });
    await appendEvent(tx, invitationDeclined, { invitation_id: id });
  });
}
