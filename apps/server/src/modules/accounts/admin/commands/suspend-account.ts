import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { AccountsDeps } from '../../accounts-deps.ts';
import type { AllAccountsScope } from '../../accounts.policy.ts';
import { accountToAdminister } from '../account-to-administer.ts';
import { keepAnAdmin } from '../keep-an-admin.ts';
import { moveByOperator } from '../move-by-operator.ts';
import { readReason } from '../reason.ts';
import { endSessions } from '../../sessions/end-sessions.ts';

/** Suspends an account and ends its sessions. Throws `account.last_admin` if no admin would be left to reactivate it. */
export async function suspendAccount(
  { database, clock }: Pick<AccountsDeps, 'database' | 'clock'>,
  scope: AllAccountsScope,
  { userId, reason, version }: { userId: string; reason: string; version?: number | undefined },
): Promise<void> {
  const because = readReason(reason);
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    await keepAnAdmin(tx, scope, userId);
    await accountToAdminister(tx, scope, userId, version);
    const sessions = await endSessions(tx, { userId, because: 'suspended', at });
    const move = { userId, version, action: 'suspend', reason: because, facts: { sessions } } as const;
    await moveByOperator(tx, scope, move, at);
  });
}
