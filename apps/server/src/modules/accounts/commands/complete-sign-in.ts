import type { SignedIn } from '@travesia/contracts/accounts';
import type { SecondStep } from '@travesia/contracts/two-factor';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { attemptOf } from '../attempts/attempt-of.ts';
import { deleteAttempts } from '../attempts/attempts.repo.ts';
import { refuseUnlessMaySignIn } from '../people/may-sign-in.ts';
import { findChallenge, useChallenge } from '../sessions/challenges.repo.ts';
import { keepDevice } from '../sessions/device.ts';
import { openSession } from '../sessions/open-session.ts';
import { knowsNetwork } from '../sessions/sessions.repo.ts';
import { findUser } from '../people/users.repo.ts';
import { takeAttempt } from './take-attempt.ts';

/**
 * Signs in with the second factor after a valid first step. Throws `auth.sign_in_expired` without such a step, and what the
 * factor throws; that counts as a failed sign-in and leaves the first step valid.
 */
export async function completeSignIn(
  deps: AccountsDeps,
  { challenge_token: token, ...proof }: SecondStep,
  context: RequestContext,
): Promise<SignedIn> {
  const { db } = deps.database;
  const { device, network } = context;
  const tokenHash = deps.keys.hashToken(token);
  const challenge = await findChallenge(db, tokenHash, deps.clock.now());
  const user = challenge && (await findUser(db, challenge.userId));
  if (!challenge || !user) throw new ProblemError('auth.sign_in_expired');
  const known = network !== undefined && (await knowsNetwork(db, user.id, network));
  const attempt = attemptOf(deps, user.email, network, known);
  await takeAttempt(deps, attempt);
  const factor = await deps.factors.prove(user.id, proof, context);
  return unitOfWork(deps.database, async (tx) => {
    const used = await useChallenge(tx, tokenHash, deps.clock.now());
    const present = used && (await findUser(tx, user.id));
    if (!present) throw new ProblemError('auth.sign_in_expired');
    refuseUnlessMaySignIn(present);
    await deleteAttempts(tx, attempt);
    const kept = keepDevice(device, network, challenge.timeZone ?? undefined);
    return openSession(tx, deps, present, kept, [challenge.proof, factor]);
  });
}
