import { appendAudit } from '../../platform/audit/append-audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { ContextScope } from './contexts.policy.ts';
import { endContext, lockContext } from './contexts.repo.ts';

/** Ends what stands open in a session and says so in the audit log, whether it was left or had run out. */
export async function endOpenContext(tx: Tx, scope: ContextScope, at: Date): Promise<void> {
  const open = await lockContext(tx, scope);
  if (!open) return;
  await endContext(tx, open.id, at);
  const action = open.expiresAt > at ? 'context.left' : 'context.ended';
  await appendAudit(tx, { action, actor: scope.person, at, contextProviderId: open.providerId });
}
