import { appendAudit } from '../../platform/audit/append-audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { ContextScope } from './contexts.policy.ts';
import { endContext, lockContext } from './contexts.repo.ts';

/** Ends a session's open context and records that in the audit log, whether it was left or expired. */
export async function endOpenContext(tx: Tx, scope: ContextScope, at: Date): Promise<void> {
  const open = await lockContext(tx, scope);
  if (!open) return;
  await endContext(tx, open.id, at);
  const action = open.expiresAt > at ? 'context.left' : 'context.ended';
  await appendAudit(tx, { action, actor: scope.person, at, contextProviderId: open.providerId });
}
