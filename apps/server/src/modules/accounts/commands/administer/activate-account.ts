import { accountActivated } from '@travesia/contracts/accounts';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import type { AuditFacts } from '../../../../platform/audit/audit.tables.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import type { AccountsDeps } from '../../accounts-deps.ts';
import type { AllAccountsScope } from '../../accounts.policy.ts';
import { moveByOperator } from '../../administration/move-by-operator.ts';

/** Lets a person whose account was locked sign in again. */
export async function activateAccount(
  { database, clock }: Pick<AccountsDeps, 'database' | 'clock'>,
  scope: AllAccountsScope,
  { userId, version, reason }: { userId: string; version?: number | undefined; reason?: string | undefined },
): Promise<void> {
  const at = clock.now();
  const facts: AuditFacts = reason === undefined ? {} : { reason };
  await unitOfWork(database, async (tx) => {
    await moveByOperator(tx, scope, { userId, version }, 'activate', at);
    await appendAudit(tx, { action: 'account.activated', actor: scope.operator, at, subjectId: userId, facts });
    await appendEvent(tx, accountActivated, { user_id: userId });
  });
}
