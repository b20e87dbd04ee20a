import type { accountMachine } from '@travesia/contracts/accounts';
import type { Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { moveAccount } from '../people/move-account.ts';
import type { AllAccountsScope } from '../accounts.policy.ts';
import type { UserRow } from '../people/users.repo.ts';
import { accountToAdminister } from './account-to-administer.ts';

/** Moves an account as an admin may. Throws `access.not_allowed`, saying in which state it is, when the table does not allow it. */
export async function moveByOperator(
  tx: Tx,
  scope: AllAccountsScope,
  { userId, version }: { userId: string; version?: number | undefined },
  action: keyof typeof accountMachine.transitions,
  at: Date,
): Promise<UserRow> {
  const user = await accountToAdminister(tx, scope, userId, version);
  try {
    return await moveAccount(tx, user, action, 'admin', at);
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'access.not_allowed') throw error;
    throw new ProblemError('access.not_allowed', {
      detail: `The account is ${user.status}: this cannot be done to it.`,
    });
  }
}
