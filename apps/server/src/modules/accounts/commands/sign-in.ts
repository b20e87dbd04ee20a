import type { Credentials, SignInAnswer } from '@travesia/contracts/accounts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { attemptOf } from '../attempts/attempt-of.ts';
import { deleteAttempts } from '../attempts/attempts.repo.ts';
import { keepDevice } from '../sessions/device.ts';
import { refuseUnlessMaySignIn } from '../people/may-sign-in.ts';
import { openSessionOrAsk } from '../sessions/open-session-or-ask.ts';
import { knowsNetwork } from '../sessions/sessions.repo.ts';
import { findUserByEmail, type UserRow } from '../people/users.repo.ts';
import { noteRefusedSignIn } from './note-refused-sign-in.ts';
import { takeAttempt } from './take-attempt.ts';

/** An ID that no account has. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Signs in by address and password, or asks for the second factor. Throws `auth.invalid_credentials` if either is wrong. `admit`
 * runs after the password check and throws for users who may not sign in this way.
 */
export async function signIn(
  deps: AccountsDeps,
  { email, password, time_zone: timeZone }: Credentials,
  { device, network }: RequestContext,
  admit?: (user: Pick<UserRow, 'id' | 'role'>) => Promise<void>,
): Promise<SignInAnswer> {
  const user = await findUserByEmail(deps.database.db, email);
  // Queried even without an account, so that timing reveals nothing.
  const known = network !== undefined && (await knowsNetwork(deps.database.db, user?.id ?? NOBODY, network));
  const attempt = attemptOf(deps, email, network, known);
  await takeAttempt(deps, attempt);
  const right = await deps.passwords.matches(password, user?.passwordHash ?? null);
  if (!right) await noteRefusedSignIn(deps, user?.id ?? null, { device, network }, timeZone);
  if (!user || !right) throw new ProblemError('auth.invalid_credentials');
  refuseUnlessMaySignIn(user);
  await admit?.(user);
  return unitOfWork(deps.database, async (tx) => {
    // The attempt stays counted until the second step: otherwise anyone with the password could guess codes forever.
    if (!user.twoFactorSince) await deleteAttempts(tx, attempt);
    return openSessionOrAsk(tx, deps, user, keepDevice(device, network, timeZone), 'password');
  });
}
