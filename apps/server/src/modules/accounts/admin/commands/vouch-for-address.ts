import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { AccountsDeps } from '../../accounts-deps.ts';
import type { AllAccountsScope } from '../../accounts.policy.ts';
import { moveByOperator } from '../move-by-operator.ts';

/** Marks an address as verified because an operator knows it belongs to the user. */
export async function vouchForAddress(
  { database, clock }: Pick<AccountsDeps, 'database' | 'clock'>,
  scope: AllAccountsScope,
  userId: string,
): Promise<void> {
  const at = clock.now();
  const move = { userId, action: 'verify', facts: { by_operator: true } } as const;
  await unitOfWork(database, (tx) => moveByOperator(tx, scope, move, at));
}
