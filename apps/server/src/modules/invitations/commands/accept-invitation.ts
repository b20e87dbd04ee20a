import type { User } from '@travesia/contracts/accounts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { refuseMove, transition } from '../../../platform/transition/transition.ts';
import { lockUser, presentPerson, refuseUnlessRecent } from '../../accounts/index.ts';
import { notValid, stateAt } from '../invitation-state.ts';
import { invitationLifecycle } from '../invitation.lifecycle.ts';
import type { InvitationsDeps } from '../invitations-deps.ts';
import { lockInvitation } from '../invitations.repo.ts';
import { joinPlace } from '../join-place.ts';

/** Accepts as the signed-in user, whose address must be the invited one. Throws why they can't, without any change. */
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
    // Before revealing the status: strangers learn nothing about another person's invitation.
    if (user.emailKey !== invitation.emailKey) throw new ProblemError('invitation.other_person');
    // A repeated request after the first succeeded: already done.
    if (stateAt(invitation, at) === 'accepted' && invitation.acceptedBy === user.id)
      return presentPerson(tx, accounts, user);
    if (invitation.kind === 'admin') refuseUnlessRecent(actor, accounts.clock);
    const move = { row: invitation, action: 'accept', actor, as: user.role, at } as const;
    refuseMove(invitationLifecycle, invitation, move);
    const joined = await joinPlace(tx, invitation, user, { actor, at });
    await transition(tx, invitationLifecycle, { ...move, set: { acceptedBy: user.id } });
    return presentPerson(tx, accounts, joined);
  });
}
