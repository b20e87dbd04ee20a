import { roleChanged } from '@travesia/contracts/accounts';
import type { UserRole } from '@travesia/contracts/access';
import { appendAudit, type AuditEntry } from '../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { appendEvent } from '../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { type UserRow, writeRole } from '../people/users.repo.ts';

/** Assigns a role and returns the updated user; does nothing if they already have it. The caller must hold the row lock. */
export async function giveRole(
  tx: Tx,
  user: UserRow,
  role: UserRole,
  { actor, at, reason }: Pick<AuditEntry, 'actor' | 'at'> & { reason?: string | undefined },
): Promise<UserRow> {
  if (user.role === role) return user;
  const changed = await writeRole(tx, user.id, role);
  if (!changed) throw new ProblemError('request.stale_version');
  const facts = { from: user.role, to: role, ...(reason === undefined ? {} : { reason }) };
  await appendAudit(tx, { action: 'account.role_changed', actor, at, subjectId: user.id, facts });
  await appendEvent(tx, roleChanged, { user_id: user.id, role });
  return changed;
}
