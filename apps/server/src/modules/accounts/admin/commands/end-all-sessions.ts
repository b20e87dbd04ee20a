import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { AccountsDeps } from '../../accounts-deps.ts';
import type { AllAccountsScope } from '../../accounts.policy.ts';
import { accountToAdminister } from '../account-to-administer.ts';
import { endSessions } from '../../sessions/end-sessions.ts';

/** Signs a user out on all devices immediately and returns the number of sessions ended. They can sign in again. */
export async function endAllSessions(
  { database, clock }: Pick<AccountsDeps, 'database' | 'clock'>,
  scope: AllAccountsScope,
  userId: string,
): Promise<number> {
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    await accountToAdminister(tx, scope, userId);
    const ended = await endSessions(tx, { userId, because: 'ended_by_admin', at });
    const facts = { sessions: ended };
    if (ended > 0)
      await appendAudit(tx, { action: 'account.session_ended', actor: scope.operator, at, subjectId: userId, facts });
    return ended;
  });
}
