import type { AdminUser, AdminUserDetail } from '@travesia/contracts/accounts';
import { getsMail, isSignInPerson, seesSession } from '../../../../platform/demo/demo-people.ts';
import type { Person } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { accountToSee, whyKept } from '../account-to-administer.ts';
import { allAccounts } from '../../accounts.policy.ts';
import { waitsUntil } from '../../attempts/waits-until.ts';
import { signInHurdles } from '../sign-in-hurdles.rules.ts';
import { isPrivileged } from '../privileged.ts';
import { listConsents } from '../../people/users.repo.ts';
import { listSessionsOf } from './list-sessions-of.ts';
import type { UserAdminDeps } from '../user-admin-deps.ts';
import { presentAdminUser, presentAdminUserDetail } from '../user-admin.presenter.ts';
import { type HistoryRow, listHistory } from '../user-history.repo.ts';
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
  const [row, sessions, history, consents, secondFactors, preview, waits] = await Promise.all([
    findUserRow(db, scope, userId),
    listSessionsOf(db, scope, userId, accounts.clock.now()),
    listHistory(db, scope, userId),
    listConsents(db, { userId }),
    accounts.factors.methodsOf(db, userId),
    previewFlags({ user_id: userId }, person),
    waitsUntil(accounts, db, user.email),
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
    hurdles: signInHurdles({
      user,
      factors: secondFactors,
      waitsUntil: waits,
      suspensionReason: suspensionReasonIn(history),
      isChangeable: whyKept(scope, user) === null,
      getsMail: getsMail(user),
    }),
  });
}

/** Why the account was last suspended; the history's latest entry comes first. */
function suspensionReasonIn(history: readonly HistoryRow[]): string | null {
  const reason = history.find(({ entry }) => entry.action === 'account.suspended')?.entry.facts['reason'];
  return typeof reason === 'string' ? reason : null;
}
