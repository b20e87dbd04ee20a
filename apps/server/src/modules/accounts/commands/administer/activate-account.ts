import { accountActivated } from '@travesia/contracts/accounts';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import type { AccountsDeps } from '../../accounts-deps.ts';
import type { AllAccountsScope } from '../../accounts.policy.ts';
import { moveByOperator } from '../../administration/move-by-operator.ts';

/** Lets a person whose account was locked sign in again. */
export async function activateAccount(
  { database, clock }: Pick<AccountsDeps, 'database' | 'clock'>,
  { operator }: AllAccountsScope,
  userId: string,
): Promise<void> {
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    await moveByOperator(tx, userId, 'activate', at);
    await appendAudit(tx, { action: 'account.activated', actor: operator, at, subjectId: userId });
    await appendEvent(tx, accountActivated, { user_id: userId });
  });
}
