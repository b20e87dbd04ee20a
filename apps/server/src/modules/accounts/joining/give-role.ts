import { roleChanged } from '@travesia/contracts/accounts';
import type { UserRole } from '@travesia/contracts/access';
import { appendAudit, type AuditEntry } from '../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { appendEvent } from '../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { type UserRow, writeRole } from '../people/users.repo.ts';

/** Gives somebody a role and answers them as they are then; a role they have already changes nothing. The caller holds their row. */
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
