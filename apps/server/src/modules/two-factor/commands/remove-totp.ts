import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { writeTwoFactorSince } from '../../accounts/index.ts';
import { noteChange } from '../note-change.ts';
import { deleteTotp } from '../totp.repo.ts';
import type { TwoFactorKit } from '../two-factor-deps.ts';
import { ownSecurity } from '../two-factor.policy.ts';

/** Turns off two-factor authentication and deletes the recovery codes. Throws `auth.two_factor_is_off`. */
export async function removeTotp({ database, clock }: TwoFactorKit, actor: Actor): Promise<void> {
  const userId = ownSecurity(actor, clock);
  await unitOfWork(database, async (tx) => {
    if (!(await deleteTotp(tx, userId))) throw new ProblemError('auth.two_factor_is_off');
    await writeTwoFactorSince(tx, userId, null);
    await noteChange(tx, { userId, change: 'turned_off', actor, at: clock.now() });
  });
}
