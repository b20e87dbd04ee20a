import type { AdminUser, AdminUserDetail } from '@travesia/contracts/accounts';
import { isSignInPerson, seesSession } from '../../../../platform/demo/demo-people.ts';
import type { Person } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { accountToSee } from '../account-to-administer.ts';
import { allAccounts } from '../../accounts.policy.ts';
import { isPrivileged } from '../privileged.ts';
import { listConsents } from '../../people/users.repo.ts';
import { listSessionsOf } from './list-sessions-of.ts';
import { readHurdles } from './read-hurdles.ts';
import type { UserAdminDeps } from '../user-admin-deps.ts';
import { presentAdminUser, presentAdminUserDetail } from '../user-admin.presenter.ts';
import { listHistory } from '../user-history.repo.ts';
import { findUserRow } from '../user-listing.repo.ts';

/** An account as shown in the list. Throws `account.not_found`. */
export async function readUserLine({ accounts }: UserAdminDeps, userId: string, person: Person): Promise<AdminUser> {
  const scope = allAccounts(person);
  await accountToSee(accounts.database.db, scope, userId);
  const row = await findUserRow(accounts.database.db, scope, userId);
  if (!row) throw new ProblemError('account.not_found');
  return presentAdminUser(scope, row);
}

/** Account details for an admin. Throws `account.not_found`. */
export async function readUser(
  { accounts, privilegedEmail, previewFlags }: UserAdminDeps,
  userId: string,
  person: Person,
): Promise<AdminUserDetail> {
  const scope = allAccounts(person);
  const { db } = accounts.database;
  const user = await accountToSee(db, scope, userId);
  const [row, sessions, history, consents, secondFactors, preview] = await Promise.all([
    findUserRow(db, scope, userId),
    listSessionsOf(db, scope, userId, accounts.clock.now()),
    listHistory(db, scope, userId),
    listConsents(db, { userId }),
    accounts.factors.methodsOf(db, userId),
    previewFlags({ user_id: userId }, person),
  ]);
  if (!row) throw new ProblemError('account.not_found');
  return presentAdminUserDetail(scope, row, {
    privileged: isPrivileged(user, privilegedEmail),
    // Recovery codes have no use until two-factor authentication is on; a passkey signs in without it.
    secondFactors: user.twoFactorSince ? secondFactors : secondFactors.filter((one) => one === 'passkey'),
    sessions: isSignInPerson(user) ? sessions.filter(({ id }) => seesSession(person, id)) : sessions,
    history,
    consents,
    features: preview.data,
    hurdles: await readHurdles(accounts, scope, user, history),
  });
}
