import type { User } from '@travesia/contracts/accounts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import type { AccountScope } from '../accounts.policy.ts';
import { presentPerson } from '../people/present-person.ts';
import { findUser } from '../people/users.repo.ts';

/** Returns the signed-in user. */
export async function findMe(deps: AccountsDeps, scope: AccountScope): Promise<User> {
  const { db } = deps.database;
  const user = await findUser(db, scope.userId);
  if (!user) throw new ProblemError('access.signed_out');
  return presentPerson(db, deps, user);
}
