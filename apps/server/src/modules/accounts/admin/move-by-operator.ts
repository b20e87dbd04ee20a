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
  /** Of the account as the operator saw it. */
  version?: number | undefined;
  action: keyof typeof accountMachine.transitions;
  reason?: string | undefined;
  facts?: AuditFacts;
}

/** Moves an account as an admin may. Throws `access.not_allowed`, saying in which state it is, when the table does not allow it. */
export async function moveByOperator(
  tx: Tx,
  scope: AllAccountsScope,
  { userId, version, ...move }: OperatorMove,
  at: Date,
): Promise<UserRow> {
  const row = await accountToAdminister(tx, scope, userId, version);
  return transition(tx, accountLifecycle, { ...move, row, actor: scope.operator, as: 'admin', at });
}
