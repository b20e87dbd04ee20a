import type { User } from '@travesia/contracts/accounts';
import type { Db } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { AccountScope } from '../accounts.policy.ts';
import { presentUser } from '../accounts.presenter.ts';
import { findUser } from '../users.repo.ts';

/** The signed-in person as they are now. */
export async function findMe(db: Db, scope: AccountScope): Promise<User> {
  const user = await findUser(db, scope.userId);
  if (!user) throw new ProblemError('access.signed_out');
  return presentUser(user);
}
