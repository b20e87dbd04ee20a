import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { isShared } from '../../../platform/demo/demo-people.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { endSessions } from '../sessions/end-sessions.ts';

/** Ends the user's other sessions. Does nothing for shared demo accounts. */
export async function endOtherSessions({ database, clock }: AccountsDeps, actor: Actor): Promise<void> {
  if (actor.kind !== 'person' || isShared(actor)) return;
  const { userId, sessionId } = actor;
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    const ended = await endSessions(tx, { userId, except: sessionId, because: 'ended_by_owner', at });
    if (ended === 0) return;
    await appendAudit(tx, {
      action: 'account.other_sessions_ended',
      actor,
      at,
      subjectId: userId,
      facts: { sessions: ended },
    });
  });
}
