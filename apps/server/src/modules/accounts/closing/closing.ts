import type { Tx } from '../../../platform/db/database.ts';
import type { AuditEntry } from '../../../platform/audit/append-audit.ts';
import { transition } from '../../../platform/transition/transition.ts';
import { accountLifecycle } from '../people/account.lifecycle.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { findUser, lockUser, type UserRow } from '../people/users.repo.ts';

/** Locks an account until the transaction ends. */
export const lockAccount = lockUser;

/** Finds the owner of an account. */
export const findOwner = findUser;

/** Whether an account's grace period is over. */
export const isErasable = ({ status, eraseAfter }: UserRow, at: Date): boolean =>
  status === 'closing' && eraseAfter !== null && eraseAfter <= at;

type By = Pick<AuditEntry, 'actor' | 'at'>;

/** Starts the grace period before erasure and ends all sessions except the one that requested it. */
export async function beginClosing(
  tx: Tx,
  user: UserRow,
  { actor, sessionId, at, eraseAfter }: By & { sessionId: string; eraseAfter: Date },
): Promise<void> {
  await transition(tx, accountLifecycle, {
    row: user,
    action: 'close',
    actor,
    as: user.role,
    at,
    set: { eraseAfter },
  });
  await endSessions(tx, { userId: user.id, except: sessionId, because: 'ended_by_owner', at });
}

/** Ends the grace period and restores the account. */
export async function keepOpen(tx: Tx, user: UserRow, by: By): Promise<void> {
  await transition(tx, accountLifecycle, {
    ...by,
    row: user,
    action: 'reopen',
    as: user.role,
    set: { eraseAfter: null },
  });
}

/** Ends all sessions and moves the account to its final status. The personal data sources erase the data. */
export async function eraseUser(tx: Tx, user: UserRow, at: Date): Promise<void> {
  await endSessions(tx, { userId: user.id, because: 'erased', at });
  await transition(tx, accountLifecycle, { row: user, action: 'erase', actor: { kind: 'system' }, as: 'system', at });
}
