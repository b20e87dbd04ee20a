import type { RecoveryCodes } from '@travesia/contracts/two-factor';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { writeTwoFactorSince } from '../../accounts/index.ts';
import { newRecoveryCodes, plainRecoveryCode } from '../codes/recovery-codes.ts';
import { totpStep } from '../codes/totp.ts';
import { noteChange } from '../note-change.ts';
import { confirmTotpRow, lockTotp, replaceRecoveryCodes } from '../totp.repo.ts';
import type { TwoFactorKit } from '../two-factor-deps.ts';
import { ownSecurity } from '../two-factor.policy.ts';

/**
 * Turns on two-factor authentication with the app's first code. Throws `auth.invalid_code`, and when there is nothing to confirm.
 */
export async function confirmTotp(
  { database, clock, seal, hashCode }: TwoFactorKit,
  actor: Actor,
  code: string,
): Promise<RecoveryCodes> {
  const userId = ownSecurity(actor, clock);
  const codes = newRecoveryCodes();
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    const totp = await lockTotp(tx, userId);
    if (!totp) throw new ProblemError('auth.two_factor_is_off');
    if (totp.confirmedAt) throw new ProblemError('auth.two_factor_is_on');
    const step = totpStep(seal.open(totp.sealedSecret, `totp ${userId}`), code, at, null);
    if (step === null) throw new ProblemError('auth.invalid_code');
    await confirmTotpRow(tx, userId, at, step);
    await replaceRecoveryCodes(
      tx,
      userId,
      codes.map((one) => hashCode(plainRecoveryCode(one))),
      at,
    );
    await writeTwoFactorSince(tx, userId, at);
    await noteChange(tx, { userId, change: 'turned_on', actor, at });
  });
  return { recovery_codes: codes };
}
