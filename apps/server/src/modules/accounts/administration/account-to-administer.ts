import type { Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { lockUser, type UserRow } from '../people/users.repo.ts';

/**
 * The account that an operator is about to change, kept from changing otherwise. Throws `account.not_found`, and
 * `access.not_allowed` for people of the demonstration, who are the same for everybody who tries it.
 */
export async function accountToAdminister(tx: Tx, userId: string): Promise<UserRow> {
  const user = await lockUser(tx, userId);
  if (!user) throw new ProblemError('account.not_found');
  if (user.demo)
    throw new ProblemError('access.not_allowed', {
      detail: 'This is an invented person of the demonstration; their account stays as it is.',
    });
  return user;
}
