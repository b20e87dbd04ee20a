import type { AuditAction } from '@travesia/contracts/audit';
import type { Tx } from '../db/database.ts';
import type { Actor } from '../http/request-context.ts';
import { requestIdNow } from '../http/running-call.ts';
import { insertAuditEntry } from './audit.repo.ts';
import type { AuditFacts } from './audit.tables.ts';

/** Somebody at the machine, whom nobody can tell apart. */
export const commandLine = { kind: 'command_line' } as const;

export interface AuditEntry {
  action: AuditAction;
  actor: Actor | typeof commandLine;
  at: Date;
  /** Whose account or data it is about, when it is anybody's. */
  subjectId?: string | undefined;
  /** Provider that it was done for or to; taken from the actor where they call for one. */
  contextProviderId?: string | undefined;
  /** What it was done to, such as `{ type: 'session', id }`. */
  target?: { type: string; id: string } | undefined;
  /** What a reader needs beside it; never names, addresses or contents. */
  facts?: AuditFacts;
}

/** Writes into the audit log, in the transaction of the act: without the entry there is no act. The call that it is done in is noted by itself. */
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
