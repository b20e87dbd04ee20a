import type { UserRole } from '@travesia/contracts/access';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { AccountsDeps } from '../../accounts-deps.ts';
import type { AllAccountsScope } from '../../accounts.policy.ts';
import { accountToAdminister } from '../account-to-administer.ts';
import { keepAnAdmin } from '../keep-an-admin.ts';
import { giveRole } from '../../joining/give-role.ts';
import { withdrawLinks } from '../../links.repo.ts';
import { maySignIn } from '../../people/may-sign-in.ts';
import type { UserRow } from '../../people/users.repo.ts';

interface RoleChange {
  userId: string;
  role: UserRole;
  reason?: string | undefined;
  /** Version of the account the operator saw. */
  version?: number | undefined;
}

/**
 * Changes a user's role from their next request on; sessions stay open. Throws `account.last_admin`, and `access.not_allowed` if
 * nothing would change or an unverified account would become an admin.
 */
export async function changeRole(
  { database, clock }: Pick<AccountsDeps, 'database' | 'clock'>,
  scope: AllAccountsScope,
  { userId, role, reason, version }: RoleChange,
): Promise<void> {
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    if (role !== 'admin') await keepAnAdmin(tx, scope, userId);
    const user = await accountToAdminister(tx, scope, userId, version);
    refuse(user, role);
    await giveRole(tx, user, role, { actor: scope.operator, at, reason });
    // Setup links were issued for the previous role.
    await withdrawLinks(tx, userId, 'set_up_account');
  });
}

function refuse({ role: present, status }: UserRow, role: UserRole): void {
  if (present === role) throw new ProblemError('access.not_allowed', { detail: `The role is ${role} already.` });
  // Whoever entered the address and the password may not be its owner.
  if (role === 'admin' && !maySignIn(status))
    throw new ProblemError('access.not_allowed', {
      detail: `The account is ${status}: only somebody who proved their address and may sign in becomes an admin.`,
    });
}
