import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { seesSession } from '../../../platform/demo/demo-people.ts';
import { personOf } from '../../../platform/http/person-of.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { ownAccount } from '../accounts.policy.ts';
import { endSessions } from '../sessions/end-sessions.ts';

/**
 * Ends one of the user's own sessions. Throws `auth.session_not_found` for any other; on a shared demo account, only the current
 * session is one's own.
 */
export async function endOwnSession({ database, clock }: AccountsDeps, actor: Actor, sessionId: string): Promise<void> {
  const { userId } = ownAccount(actor);
  if (!seesSession(personOf(actor), sessionId)) throw new ProblemError('auth.session_not_found');
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    const ended = await endSessions(tx, { userId, only: sessionId, because: 'ended_by_owner', at });
    if (ended === 0) throw new ProblemError('auth.session_not_found');
    const target = { type: 'session', id: sessionId };
    await appendAudit(tx, { action: 'account.session_ended', actor, at, subjectId: userId, target });
  });
}
