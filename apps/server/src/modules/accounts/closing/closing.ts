import type { Tx } from '../../../platform/db/database.ts';
import { moveAccount } from '../people/move-account.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { findUser, lockUser, type UserRow } from '../people/users.repo.ts';
import { writeEraseAfter } from './closing.repo.ts';

/** An account, kept from changing until the transaction ends. */
export const lockAccount = lockUser;

/** Whose account it is. */
export const findOwner = findUser;

/** Whether the grace period of an account is over. */
export const isErasable = ({ status, eraseAfter }: UserRow, at: Date): boolean =>
  status === 'closing' && eraseAfter !== null && eraseAfter <= at;

/** Begins the grace period of an erasure: all sessions end but the one in which it was asked for. */
export async function beginClosing(
  tx: Tx,
  user: UserRow,
  { sessionId, at, eraseAfter }: { sessionId: string; at: Date; eraseAfter: Date },
): Promise<void> {
  await writeEraseAfter(tx, user.id, eraseAfter);
  await moveAccount(tx, user, 'close', user.role, at);
  await endSessions(tx, { userId: user.id, except: sessionId, because: 'ended_by_owner', at });
}

/** Ends the grace period: the account is as it was. */
export async function keepOpen(tx: Tx, user: UserRow, at: Date): Promise<void> {
  await moveAccount(tx, user, 'reopen', user.role, at);
  await writeEraseAfter(tx, user.id, null);
}

/** Ends every session and moves the account to its last state; what is held of the person is erased by the sources. */
export async function eraseUser(tx: Tx, user: UserRow, at: Date): Promise<void> {
  await endSessions(tx, { userId: user.id, because: 'erased', at });
  await moveAccount(tx, user, 'erase', 'system', at);
}
