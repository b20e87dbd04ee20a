import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { AccountsDeps } from '../../accounts-deps.ts';
import type { AllAccountsScope } from '../../accounts.policy.ts';
import { accountToAdminister } from '../account-to-administer.ts';
import { endSessions } from '../../sessions/end-sessions.ts';

/** Signs a user out on one device immediately. Throws `auth.session_not_found`. */
export async function endOneSession(
  { database, clock }: Pick<AccountsDeps, 'database' | 'clock'>,
  scope: AllAccountsScope,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    await accountToAdminister(tx, scope, userId);
    const ended = await endSessions(tx, { userId, only: sessionId, because: 'ended_by_admin', at });
    if (ended === 0) throw new ProblemError('auth.session_not_found');
    const target = { type: 'session', id: sessionId };
    await appendAudit(tx, { action: 'account.session_ended', actor: scope.operator, at, subjectId: userId, target });
  });
}
