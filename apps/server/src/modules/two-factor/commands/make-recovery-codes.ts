import type { RecoveryCodes } from '@travesia/contracts/two-factor';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { newRecoveryCodes, plainRecoveryCode } from '../codes/recovery-codes.ts';
import { noteChange } from '../note-change.ts';
import { lockTotp, replaceRecoveryCodes } from '../totp.repo.ts';
import type { TwoFactorKit } from '../two-factor-deps.ts';
import { ownSecurity } from '../two-factor.policy.ts';

/** Replaces the recovery codes. Throws `auth.two_factor_is_off`. */
export async function makeRecoveryCodes(
  { database, clock, hashCode }: TwoFactorKit,
  actor: Actor,
): Promise<RecoveryCodes> {
  const userId = ownSecurity(actor, clock);
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashCode(plainRecoveryCode(code)));
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    const totp = await lockTotp(tx, userId);
    if (!totp?.confirmedAt) throw new ProblemError('auth.two_factor_is_off');
    await replaceRecoveryCodes(tx, userId, hashes, at);
    await noteChange(tx, { userId, change: 'codes_made', actor, at });
  });
  return { recovery_codes: codes };
}
