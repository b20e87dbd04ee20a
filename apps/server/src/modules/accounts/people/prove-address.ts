import type { AuditEntry } from '../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { transition } from '../../../platform/transition/transition.ts';
import { accountLifecycle } from './account.lifecycle.ts';
import { refuseUnlessMaySignIn } from './may-sign-in.ts';
import type { UserRow } from './users.repo.ts';

/** Opening the email verifies the address: returns the updated account. Throws if it still may not sign in. */
export async function proveAddress(
  tx: Tx,
  user: UserRow,
  by: Pick<AuditEntry, 'actor' | 'at' | 'facts'>,
): Promise<UserRow> {
  if (user.status === 'unverified')
    return transition(tx, accountLifecycle, { ...by, row: user, action: 'verify', as: user.role });
  refuseUnlessMaySignIn(user);
  return user;
}
