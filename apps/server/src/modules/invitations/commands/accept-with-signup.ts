import { readNames, type SignInAnswer } from '@travesia/contracts/accounts';
import type { InvitationSignUp } from '@travesia/contracts/invitations';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { refuseMove, transition } from '../../../platform/transition/transition.ts';
import {
  lockUser,
  makeVerifiedAccount,
  openSessionFor,
  refuseUnlessMaySignIn,
  refuseWeakPassword,
} from '../../accounts/index.ts';
import { notValid, stateAt } from '../invitation-state.ts';
import { invitationLifecycle } from '../invitation.lifecycle.ts';
import type { InvitationsDeps } from '../invitations-deps.ts';
import { findInvitation, lockInvitation } from '../invitations.repo.ts';
import { joinPlace } from '../join-place.ts';
import { signedUpBy } from '../signed-up-by.ts';

/**
 * Creates an account for the invited address, which the link verified, joins and signs in; all or nothing. A verified account is
 * left unchanged (`invitation.account_exists`). Repeating the request soon after signs in again, or asks for the second factor if
 * one was set up meanwhile.
 */
export async function acceptWithSignup(
  deps: InvitationsDeps,
  body: InvitationSignUp,
  context: RequestContext,
): Promise<SignInAnswer> {
  const { accounts, keys } = deps;
  const tokenHash = keys.hashToken(body.token);
  const at = accounts.clock.now();
  const known = await findInvitation(accounts.database.db, tokenHash, accounts.demo);
  if (!known) throw notValid('unknown');
  const names = readNames(body);
  refuseWeakPassword('password', body.password, { email: known.email, ...names });
  const again = { context, timeZone: body.time_zone, proof: 'link' } as const;
  const passwordHash = await accounts.passwords.hash(body.password);
  const signedIn = await unitOfWork(accounts.database, async (tx) => {
    const invitation = await lockInvitation(tx, tokenHash, accounts.demo);
    if (!invitation) throw notValid('unknown');
    const state = stateAt(invitation, at);
    // Whether it is the same person is checked by their password, after this transaction.
    if (state === 'accepted' && invitation.signedUp) return null;
    if (state !== 'pending') throw notValid(state);
    const language = body.language ?? invitation.language;
    const person = { ...names, email: invitation.email, passwordHash, language };
    const made = await makeVerifiedAccount(tx, person, at);
    if (!made) throw new ProblemError('invitation.account_exists');
    const { actor } = context;
    const move = { row: invitation, action: 'accept', actor, as: made.role, at } as const;
    refuseMove(invitationLifecycle, invitation, move);
    const joined = await joinPlace(tx, invitation, made, { actor, at });
    const set = { acceptedBy: made.id, signedUp: true };
    await transition(tx, invitationLifecycle, { ...move, facts: { by: 'signup' }, set });
    return openSessionFor(tx, accounts, joined, again);
  });
  if (signedIn) return signedIn;
  const user = await signedUpBy(deps, tokenHash, body.password, at);
  return unitOfWork(accounts.database, async (tx) => {
    const present = await lockUser(tx, user.id);
    if (!present) throw notValid('accepted');
    refuseUnlessMaySignIn(present);
    return openSessionFor(tx, accounts, present, again);
  });
}
