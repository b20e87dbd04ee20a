import type { User } from '@travesia/contracts/accounts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import type { AccountScope } from '../accounts.policy.ts';
import { presentUser } from '../accounts.presenter.ts';
import { findUser } from '../people/users.repo.ts';

/** The signed-in person as they are now. */
export async function findMe({ database, membershipsOf }: AccountsDeps, scope: AccountScope): Promise<User> {
  const user = await findUser(database.db, scope.userId);
  if (!user) throw new ProblemError('access.signed_out');
  return presentUser(user, await membershipsOf(database.db, user.id));
}
