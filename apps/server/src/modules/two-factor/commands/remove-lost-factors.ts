import { securityChanged } from '@travesia/contracts/two-factor';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { ModuleDeps } from '../../../platform/module-deps.ts';
import { appendEvent } from '../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import {
  accountToAdminister,
  type AllAccountsScope,
  endSessions,
  readReason,
  writeTwoFactorSince,
} from '../../accounts/index.ts';
import { deletePasskeysOf } from '../passkeys.repo.ts';
import { deleteTotp } from '../totp.repo.ts';

/**
 * Removes every factor other than the password after a person lost them, signs them out everywhere and notifies them by email.
 * Returns the number of ended sessions. Throws `auth.two_factor_is_off` when there is nothing to remove.
 */
export async function removeLostFactors(
  { database, clock }: Pick<ModuleDeps, 'database' | 'clock'>,
  scope: AllAccountsScope,
  { userId, reason }: { userId: string; reason: string },
): Promise<number> {
  const because = readReason(reason);
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    await accountToAdminister(tx, scope, userId);
    const app = await deleteTotp(tx, userId);
    const passkeys = await deletePasskeysOf(tx, userId);
    if (!app && !passkeys) throw new ProblemError('auth.two_factor_is_off');
    if (app) await writeTwoFactorSince(tx, userId, null);
    const sessions = await endSessions(tx, { userId, because: 'ended_by_admin', at });
    await appendAudit(tx, {
      action: 'account.second_factors_removed',
      actor: scope.operator,
      at,
      subjectId: userId,
      facts: { reason: because, passkeys, sessions },
    });
    await appendEvent(tx, securityChanged, { user_id: userId, change: 'removed_by_operator' });
    return sessions;
  });
}
