import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { totpStep } from '../codes/totp.ts';
import { lockTotp, writeLastStep } from '../totp.repo.ts';
import type { TwoFactorKit } from '../two-factor-deps.ts';

/** Consumes a code from a person's authenticator app. Throws `auth.invalid_code` for a wrong or already used one. */
export async function spendTotpCode(
  { database, clock, seal }: TwoFactorKit,
  userId: string,
  code: string,
): Promise<void> {
  await unitOfWork(database, async (tx) => {
    const totp = await lockTotp(tx, userId);
    if (!totp?.confirmedAt) throw new ProblemError('auth.invalid_code');
    const secret = seal.open(totp.sealedSecret, `totp ${userId}`);
    const step = totpStep(secret, code, clock.now(), totp.lastStep);
    if (step === null) throw new ProblemError('auth.invalid_code');
    await writeLastStep(tx, userId, step);
  });
}
