import type { Tx } from '../../../platform/db/database.ts';
import { seesEverything } from '../../../platform/demo/sight.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { AllAccountsScope } from '../accounts.policy.ts';
import { lockActiveAdmins } from './administration.repo.ts';

/**
 * Call before a user stops being an active admin: throws `account.last_admin` if none would be left. Concurrent calls wait until
 * the transaction ends, so that two at once can't remove the last two admins. Locks the admin rows before anything else.
 */
export async function keepAnAdmin(tx: Tx, { sight }: Pick<AllAccountsScope, 'sight'>, userId: string): Promise<void> {
  // Demo admins don't administer real data.
  if (!seesEverything(sight)) return;
  const admins = await lockActiveAdmins(tx);
  if (admins.length === 1 && admins[0] === userId) throw new ProblemError('account.last_admin');
}
