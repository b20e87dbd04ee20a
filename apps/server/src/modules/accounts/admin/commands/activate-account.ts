import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { AccountsDeps } from '../../accounts-deps.ts';
import type { AllAccountsScope } from '../../accounts.policy.ts';
import { moveByOperator } from '../move-by-operator.ts';

/** Reactivates a suspended account. */
export async function activateAccount(
  { database, clock }: Pick<AccountsDeps, 'database' | 'clock'>,
  scope: AllAccountsScope,
  { userId, version, reason }: { userId: string; version?: number | undefined; reason?: string | undefined },
): Promise<void> {
  const at = clock.now();
  const move = { userId, version, action: 'activate', reason } as const;
  await unitOfWork(database, (tx) => moveByOperator(tx, scope, move, at));
}
