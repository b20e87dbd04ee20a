import type { Db } from '../../../../platform/db/database.ts';
import type { AllAccountsScope } from '../../accounts.policy.ts';
import { type AccountFilter, listUsers } from '../administration.repo.ts';
import { type AccountLine, presentAccountLine } from '../operator.presenter.ts';

/** Accounts by role or status, newest first. */
export async function listAccounts(db: Db, scope: AllAccountsScope, filter: AccountFilter): Promise<AccountLine[]> {
  return (await listUsers(db, scope, filter)).map(presentAccountLine);
}
