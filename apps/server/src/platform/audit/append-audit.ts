import type { AuditAction } from '@travesia/contracts/audit';
import type { Tx } from '../db/database.ts';
import type { Actor } from '../http/request-context.ts';
import { requestIdNow } from '../http/running-call.ts';
import { insertAuditEntry } from './audit.repo.ts';
import type { AuditFacts } from './audit.tables.ts';

/** Someone with command line access, who can't be identified. */
export const commandLine = { kind: 'command_line' } as const;

export interface AuditEntry {
  action: AuditAction;
  actor: Actor | typeof commandLine;
  at: Date;
  /** The user whose account or data it concerns, if any. */
  subjectId?: string | undefined;
  /** Provider it was done for or to; taken from the actor if they call for one. */
  contextProviderId?: string | undefined;
  /** What it was done to, such as `{ type: 'session', id }`. */
  target?: { type: string; id: string } | undefined;
  /** Additional details; never names, addresses or contents. */
  facts?: AuditFacts;
}

/**
 * Writes to the audit log in the action's transaction, so that neither exists without the other. The current call is
 * recorded automatically.
 */
export async function appendAudit(tx: Tx, { actor, target, facts = {}, ...entry }: AuditEntry): Promise<void> {
  const person = actor.kind === 'person' ? actor : null;
  await insertAuditEntry(tx, {
    ...entry,
    contextProviderId: entry.contextProviderId ?? person?.forProvider?.id,
    actorKind: actor.kind,
    actorId: person?.userId,
    sessionId: person?.sessionId,
    targetType: target?.type,
    targetId: target?.id,
    requestId: requestIdNow(),
    facts,
  });
}
