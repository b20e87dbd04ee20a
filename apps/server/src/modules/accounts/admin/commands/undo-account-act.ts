import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { changeToUndo } from '../../../../platform/transition/change-to-undo.ts';
import type { AccountsDeps } from '../../accounts-deps.ts';
import type { AllAccountsScope } from '../../accounts.policy.ts';
import { accountLifecycle } from '../../people/account.lifecycle.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { accountToAdminister } from '../account-to-administer.ts';
import { moveByOperator } from '../move-by-operator.ts';

/**
 * Takes back what the admin did a moment ago: suspending or activating an account. Sessions that were ended stay ended. Throws
 * `request.undo_over`, also for an account that was about to be deleted: its date is gone.
 */
export async function undoAccountAct(
  { database, clock }: Pick<AccountsDeps, 'database' | 'clock'>,
  scope: AllAccountsScope,
  { userId, version }: { userId: string; version: number },
): Promise<void> {
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    const row = await accountToAdminister(tx, scope, userId);
    if (row.version !== version) throw new ProblemError('request.undo_over');
    const by = { actor: scope.operator, at };
    const { action, change, before } = await changeToUndo(tx, accountLifecycle, row, ['suspend', 'activate'], by);
    if (change.fromState === 'closing') throw new ProblemError('request.undo_over');
    const reason = action === 'activate' ? (before.at(-1)?.reason ?? undefined) : undefined;
    if (action === 'activate') await endSessions(tx, { userId, because: 'suspended', at });
    await moveByOperator(tx, scope, { userId, action: `undo_${action}`, reason }, at);
  });
}
