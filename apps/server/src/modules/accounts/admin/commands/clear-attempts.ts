import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { AccountsDeps } from '../../accounts-deps.ts';
import type { AllAccountsScope } from '../../accounts.policy.ts';
import { attemptOf } from '../../attempts/attempt-of.ts';
import { deleteAttemptsOn } from '../../attempts/attempts.repo.ts';
import { accountToAdminister } from '../account-to-administer.ts';

/** Forgets the wrong passwords typed for an account, so that its owner need not wait. */
export async function clearAttempts(deps: AccountsDeps, scope: AllAccountsScope, userId: string): Promise<void> {
  await unitOfWork(deps.database, async (tx) => {
    const { email } = await accountToAdminister(tx, scope, userId);
    const { account, at } = attemptOf(deps, email, undefined, false);
    await deleteAttemptsOn(tx, account);
    await appendAudit(tx, { action: 'account.attempts_cleared', actor: scope.operator, at, subjectId: userId });
  });
}
