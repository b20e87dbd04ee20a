import type { SignedIn } from '@travesia/contracts/accounts';
import type { PasskeySignIn } from '@travesia/contracts/two-factor';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { findUser, keepDevice, openSession, refuseUnlessMaySignIn } from '../../accounts/index.ts';
import type { TwoFactorDeps } from '../two-factor-deps.ts';
import { provePasskey } from './prove-passkey.ts';

/** Signs in with a passkey alone: the device and its unlock are two factors. Throws when the person may not sign in. */
export async function signInByPasskey(
  deps: TwoFactorDeps,
  { passkey, time_zone: timeZone }: PasskeySignIn,
  { device, network }: RequestContext,
): Promise<SignedIn> {
  const userId = await provePasskey(deps, passkey);
  return unitOfWork(deps.database, async (tx) => {
    const user = await findUser(tx, userId);
    if (!user) throw new ProblemError('auth.passkey_not_valid');
    refuseUnlessMaySignIn(user);
    return openSession(tx, deps.accounts, user, keepDevice(device, network, timeZone), ['passkey']);
  });
}
