import type { Db, Tx } from '../../../platform/db/database.ts';
import { isSignInPerson } from '../../../platform/demo/demo-people.ts';
import { isInSight } from '../../../platform/demo/sight.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { AllAccountsScope } from '../accounts.policy.ts';
import { findUser, lockUser, type UserRow } from '../people/users.repo.ts';

/** Returns an account for an operator. Throws `account.not_found`, including for accounts outside their scope. */
export async function accountToSee(db: Db | Tx, { sight }: AllAccountsScope, userId: string): Promise<UserRow> {
  const user = await findUser(db, userId);
  if (!isInSight(sight, user)) throw new ProblemError('account.not_found');
  return user;
}

/**
 * Locks the account an operator is about to change. Throws `account.not_found`, `request.stale_version` if it changed since they
 * read it, and `access.not_allowed` for their own account and the shared demo accounts.
 */
export async function accountToAdminister(
  tx: Tx,
  scope: AllAccountsScope,
  userId: string,
  seen?: number,
): Promise<UserRow> {
  const user = await lockUser(tx, userId);
  if (!isInSight(scope.sight, user)) throw new ProblemError('account.not_found');
  const why = whyKept(scope, user);
  if (why) throw new ProblemError('access.not_allowed', { detail: KEPT[why] });
  if (seen !== undefined && seen !== user.version) throw new ProblemError('request.stale_version');
  return user;
}

const KEPT = {
  shared: 'Everybody who tries the demonstration signs in as this person; their account stays as it is.',
  own: 'Nobody administers their own account: ask another admin.',
} as const;

/** Returns why an operator can't change an account, or null if they can. */
export function whyKept(
  { operator }: AllAccountsScope,
  user: Pick<UserRow, 'id' | 'demo' | 'emailKey'>,
): keyof typeof KEPT | null {
  if (isSignInPerson(user)) return 'shared';
  return operator.kind === 'person' && operator.userId === user.id ? 'own' : null;
}
