import type { User } from '@travesia/contracts/accounts';
import { invitationAccepted } from '@travesia/contracts/invitations';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { appendEvent } from '../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { lockUser, presentPerson, refuseUnlessRecent } from '../../accounts/index.ts';
import { moveInvitation, notValid, stateAt } from '../invitation-state.ts';
import type { InvitationsDeps } from '../invitations-deps.ts';
import { lockInvitation } from '../invitations.repo.ts';
import { joinPlace } from '../join-place.ts';

/** Accepts as the signed-in person, whose address must be the invited one. Throws why they cannot; then nothing has changed. */
export async function acceptInvitation(
  { accounts, keys }: InvitationsDeps,
  actor: Actor,
  token: string,
): Promise<User> {
  if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
  const at = accounts.clock.now();
  return unitOfWork(accounts.database, async (tx) => {
    const invitation = await lockInvitation(tx, keys.hashToken(token), accounts.demo);
    if (!invitation) throw notValid('unknown');
    const user = await lockUser(tx, actor.userId);
    if (!user) throw new ProblemError('access.signed_out');
    // Before the state is told: of somebody else's invitation a stranger learns nothing more.
    if (user.emailKey !== invitation.emailKey) throw new ProblemError('invitation.other_person');
    // A second press after the first was answered: it is done.
    if (stateAt(invitation, at) === 'accepted' && invitation.acceptedBy === user.id)
      return presentPerson(tx, accounts, user);
    if (invitation.kind === 'admin') refuseUnlessRecent(actor, accounts.clock);
    await moveInvitation(tx, invitation, 'accept', { actor: user.role, at, answer: { acceptedBy: user.id } });
    const joined = await joinPlace(tx, invitation, user, { actor, at });
    await appendAudit(tx, {
      action: 'invitation.accepted',
      actor,
      at,
      subjectId: user.id,
      target: { type: 'invitation', id: invitation.id },
      facts: { kind: invitation.kind, role: invitation.role },
    });
    await appendEvent(tx, invitationAccepted, { invitation_id: invitation.id, user_id: user.id });
    return presentPerson(tx, accounts, joined);
  });
}
