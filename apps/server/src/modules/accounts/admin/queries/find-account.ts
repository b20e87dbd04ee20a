import type { Db } from '../../../../platform/db/database.ts';
import { isInSight } from '../../../../platform/demo/sight.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { AllAccountsScope } from '../../accounts.policy.ts';
import { type AccountDetails, presentAccountDetails } from '../operator.presenter.ts';
import { isPrivileged } from '../privileged.ts';
import { findUserByEmail } from '../../people/users.repo.ts';

/** Finds the account of an address. Throws `account.not_found`. */
export async function findAccount(
  db: Db,
  { sight }: AllAccountsScope,
  email: string,
  privilegedEmail: string | undefined,
): Promise<AccountDetails> {
  const user = await findUserByEmail(db, email);
  if (!isInSight(sight, user))
    throw new ProblemError('account.not_found', { detail: `There is no account with the address ${email}.` });
  return presentAccountDetails(user, isPrivileged(user, privilegedEmail));
}
