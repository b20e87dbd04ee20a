import type { Tx } from '../../../platform/db/database.ts';
import { seesEverything } from '../../../platform/demo/sight.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { AllAccountsScope } from '../accounts.policy.ts';
import { lockActiveAdmins } from './administration.repo.ts';

/**
 * Before a person stops being an active admin: throws `account.last_admin` when nobody would be left. Others who do the
 * same wait until the transaction ends, so that two at once do not remove the last two. Locks admins before anything else.
 */
export async function keepAnAdmin(tx: Tx, { sight }: Pick<AllAccountsScope, 'sight'>, userId: string): Promise<void> {
  // Admins of the demonstration administer nothing that is real.
  if (!seesEverything(sight)) return;
  const admins = await lockActiveAdmins(tx);
  if (admins.length === 1 && admins[0] === userId) throw new ProblemError('account.last_admin');
}
