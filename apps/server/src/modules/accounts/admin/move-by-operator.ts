import type { accountMachine } from '@travesia/contracts/accounts';
import type { Tx } from '../../../platform/db/database.ts';
import type { AuditFacts } from '../../../platform/audit/audit.tables.ts';
import { transition } from '../../../platform/transition/transition.ts';
import { accountLifecycle } from '../people/account.lifecycle.ts';
import type { AllAccountsScope } from '../accounts.policy.ts';
import type { UserRow } from '../people/users.repo.ts';
import { accountToAdminister } from './account-to-administer.ts';

interface OperatorMove {
  userId: string;
  /** Version of the account the operator saw. */
  version?: number | undefined;
  action: keyof typeof accountMachine.transitions;
  reason?: string | undefined;
  facts?: AuditFacts;
}

/**
 * Changes an account's status as an admin. Throws `access.not_allowed` with the current status if the lifecycle doesn't allow it.
 */
export async function moveByOperator(
  tx: Tx,
  scope: AllAccountsScope,
  { userId, version, ...move }: OperatorMove,
  at: Date,
): Promise<UserRow> {
  const row = await accountToAdminister(tx, scope, userId, version);
  return transition(tx, accountLifecycle, { ...move, row, actor: scope.operator, as: 'admin', at });
}
