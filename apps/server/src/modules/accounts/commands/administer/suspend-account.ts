import { accountSuspended } from '@travesia/contracts/accounts';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import type { AccountsDeps } from '../../accounts-deps.ts';
import type { AllAccountsScope } from '../../accounts.policy.ts';
import { keepAnAdmin } from '../../administration/keep-an-admin.ts';
import { moveByOperator } from '../../administration/move-by-operator.ts';
import { readReason } from '../../administration/reason.ts';
import { endSessions } from '../../sessions/end-sessions.ts';

/** Locks an account and ends its sessions. Throws `account.last_admin` rather than leave nobody who could unlock it. */
export async function suspendAccount(
  { database, clock }: Pick<AccountsDeps, 'database' | 'clock'>,
  scope: AllAccountsScope,
  { userId, reason, version }: { userId: string; reason: string; version?: number | undefined },
): Promise<void> {
  const because = readReason(reason);
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    await keepAnAdmin(tx, scope, userId);
    await moveByOperator(tx, scope, { userId, version }, 'suspend', at);
    const sessions = await endSessions(tx, { userId, because: 'suspended', at });
    const facts = { reason: because, sessions };
    await appendAudit(tx, { action: 'account.suspended', actor: scope.operator, at, subjectId: userId, facts });
    await appendEvent(tx, accountSuspended, { user_id: userId });
  });
}
