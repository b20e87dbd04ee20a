import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { endSessions } from '../sessions/end-sessions.ts';

/** Ends the current session. */
export async function signOut({ database, clock }: AccountsDeps, actor: Actor): Promise<void> {
  if (actor.kind !== 'person') return;
  const { userId, sessionId } = actor;
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    const ended = await endSessions(tx, { userId, only: sessionId, because: 'signed_out', at });
    if (ended) await appendAudit(tx, { action: 'account.signed_out', actor, at, subjectId: userId });
  });
}
