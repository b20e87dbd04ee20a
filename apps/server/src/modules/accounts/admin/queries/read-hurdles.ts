import type { SignInHurdle } from '@travesia/contracts/accounts';
import { getsMail } from '../../../../platform/demo/demo-people.ts';
import type { AccountsDeps } from '../../accounts-deps.ts';
import type { AllAccountsScope } from '../../accounts.policy.ts';
import { waitsUntil } from '../../attempts/waits-until.ts';
import type { UserRow } from '../../people/users.repo.ts';
import { whyKept } from '../account-to-administer.ts';
import { signInHurdles } from '../sign-in-hurdles.rules.ts';
import type { HistoryRow } from '../user-history.repo.ts';

/** Why the owner of an account can't sign in, or may not be able to. */
export async function readHurdles(
  accounts: AccountsDeps,
  scope: AllAccountsScope,
  user: UserRow,
  history: readonly HistoryRow[],
): Promise<SignInHurdle[]> {
  const { db } = accounts.database;
  const [factors, waits] = await Promise.all([
    accounts.factors.methodsOf(db, user.id),
    waitsUntil(accounts, db, user.email),
  ]);
  return signInHurdles({
    user,
    factors,
    waitsUntil: waits,
    suspensionReason: suspensionReasonIn(history),
    isChangeable: whyKept(scope, user) === null,
    getsMail: getsMail(user),
  });
}

/** Why the account was last suspended; the history's latest entry comes first. */
function suspensionReasonIn(history: readonly HistoryRow[]): string | null {
  const reason = history.find(({ entry }) => entry.action === 'account.suspended')?.entry.facts['reason'];
  return typeof reason === 'string' ? reason : null;
}
