import type { Tx } from '../../../platform/db/database.ts';
import { refuseUnlessMaySignIn } from './may-sign-in.ts';
import { moveAccount } from './move-account.ts';
import type { UserRow } from './users.repo.ts';

/** Whoever opened the mail has proved the address: answers the account as it is then. Throws why it still may not sign in. */
export async function proveAddress(tx: Tx, user: UserRow, at: Date): Promise<UserRow> {
  if (user.status === 'unverified') return moveAccount(tx, user, 'verify', user.role, at);
  refuseUnlessMaySignIn(user);
  return user;
}
