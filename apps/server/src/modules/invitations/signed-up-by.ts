import { findUser, type UserRow } from '../accounts/index.ts';
import { notValid } from './invitation-state.ts';
import type { InvitationsDeps } from './invitations-deps.ts';
import { findInvitation } from './invitations.repo.ts';

/** For this long after an invitation created an account, the same request signs in again: a double click or a lost response. */
const AGAIN_MS = 10 * 60_000;

/** The account an accepted invitation just created, by token and password. Throws `invitation.not_valid` for everyone else. */
export async function signedUpBy(
  { accounts }: InvitationsDeps,
  tokenHash: string,
  password: string,
  at: Date,
): Promise<UserRow> {
  const { db } = accounts.database;
  const invitation = await findInvitation(db, tokenHash, accounts.demo);
  const lately = invitation?.answeredAt && at.getTime() - invitation.answeredAt.getTime() < AGAIN_MS;
  const user = lately && invitation.acceptedBy ? await findUser(db, invitation.acceptedBy) : undefined;
  if (!user || !(await accounts.passwords.matches(password, user.passwordHash))) throw notValid('accepted');
  return user;
}
