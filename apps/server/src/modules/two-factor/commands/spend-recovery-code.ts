import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { plainRecoveryCode } from '../codes/recovery-codes.ts';
import { noteChange } from '../note-change.ts';
import { markCodeSpent } from '../totp.repo.ts';
import type { TwoFactorKit } from '../two-factor-deps.ts';

/** Consumes one of a person's recovery codes and notifies them. Throws `auth.invalid_code`. */
export async function spendRecoveryCode(
  { database, clock, hashCode }: TwoFactorKit,
  userId: string,
  code: string,
  actor: Actor,
): Promise<void> {
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    const spent = await markCodeSpent(tx, userId, hashCode(plainRecoveryCode(code)), at);
    if (!spent) throw new ProblemError('auth.invalid_code');
    await noteChange(tx, { userId, change: 'code_used', actor, at });
  });
}
