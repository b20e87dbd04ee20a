import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { isShared } from '../../../../platform/demo/demo-people.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { AccountsDeps } from '../../accounts-deps.ts';
import type { AllAccountsScope } from '../../accounts.policy.ts';
import { accountToAdminister } from '../account-to-administer.ts';
import { makeSetUpLink, type SetUpLink } from '../set-up-link.ts';
import { refuseUnlessMaySignIn } from '../../people/may-sign-in.ts';

/**
 * Creates a link to choose a new password without an email: for users whose invitation link expired or who lost access to their
 * mailbox. Throws the reason if the account can't sign in.
 */
export async function renewSetUpLink(
  deps: Pick<AccountsDeps, 'database' | 'clock' | 'keys'>,
  scope: AllAccountsScope,
  userId: string,
): Promise<SetUpLink> {
  const at = deps.clock.now();
  return unitOfWork(deps.database, async (tx) => {
    const user = await accountToAdminister(tx, scope, userId);
    if (isShared(user))
      throw new ProblemError('access.not_allowed', { detail: 'People of the demonstration have no password.' });
    if (user.status !== 'unverified') refuseUnlessMaySignIn(user);
    await appendAudit(tx, { action: 'account.set_up_link_made', actor: scope.operator, at, subjectId: userId });
    return makeSetUpLink(tx, deps, userId);
  });
}
