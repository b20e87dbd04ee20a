import type { TotpStart } from '@travesia/contracts/two-factor';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { findUser } from '../../accounts/index.ts';
import { newTotpSecret, totpUri } from '../codes/totp.ts';
import { putPendingTotp } from '../totp.repo.ts';
import type { TwoFactorKit } from '../two-factor-deps.ts';
import { ownSecurity } from '../two-factor.policy.ts';

/** Creates a secret for an authenticator app, inactive until its first code is confirmed. Throws `auth.two_factor_is_on`. */
export async function startTotp({ database, clock, seal }: TwoFactorKit, actor: Actor): Promise<TotpStart> {
  const userId = ownSecurity(actor, clock);
  const secret = newTotpSecret();
  return unitOfWork(database, async (tx) => {
    const user = await findUser(tx, userId);
    const sealedSecret = seal.seal(secret, `totp ${userId}`);
    const begun = await putPendingTotp(tx, { userId, sealedSecret, createdAt: clock.now() });
    if (!user || !begun) throw new ProblemError('auth.two_factor_is_on');
    return { secret, otpauth_uri: totpUri(secret, user.email) };
  });
}
