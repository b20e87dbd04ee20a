import type { AdminUser, SignInHurdle } from '@travesia/contracts/accounts';
import type { Person } from '../../../../platform/http/request-context.ts';
import { isSignInPerson } from '../../../../platform/demo/demo-people.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { AccountsDeps } from '../../accounts-deps.ts';
import { allAccounts, oneAccount } from '../../accounts.policy.ts';
import { presentSession } from '../../accounts.presenter.ts';
import { listLiveSessions } from '../../sessions/sessions.repo.ts';
import { accountToSee } from '../account-to-administer.ts';
import { presentAdminUser } from '../user-admin.presenter.ts';
import { listHistory } from '../user-history.repo.ts';
import { findUserRow } from '../user-listing.repo.ts';
import { readHurdles } from './read-hurdles.ts';

/** An account for an admin who works on something of its owner. */
export interface DescribedAccount {
  account: AdminUser;
  hurdles: SignInHurdle[];
  /** Where the last device was used; null if unknown, and for an account that strangers share. */
  lastDevice: { place: string | null; timeZone: string | null } | null;
}

/** An account with what keeps its owner from signing in. Throws `account.not_found`. */
export async function describeAccount(
  accounts: AccountsDeps,
  userId: string,
  person: Person,
): Promise<DescribedAccount> {
  const scope = allAccounts(person);
  const { db } = accounts.database;
  const user = await accountToSee(db, scope, userId);
  const [row, history, [device]] = await Promise.all([
    findUserRow(db, scope, userId),
    listHistory(db, scope, userId),
    isSignInPerson(user) ? [] : listLiveSessions(db, oneAccount(scope, userId), accounts.clock.now()),
  ]);
  if (!row) throw new ProblemError('account.not_found');
  return {
    account: presentAdminUser(scope, row),
    hurdles: await readHurdles(accounts, scope, user, history),
    lastDevice: device ? { place: presentSession(device, null).place, timeZone: device.timeZone } : null,
  };
}
