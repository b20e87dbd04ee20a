import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { attemptOf } from '../attempts/attempt-of.ts';
import { deleteAttempts } from '../attempts/attempts.repo.ts';
import { noteRefusedSignIn } from './note-refused-sign-in.ts';
import { takeAttempt } from './take-attempt.ts';
import { findUser, type UserRow } from '../people/users.repo.ts';

/**
 * Returns the session's user after checking their current password. Throws `auth.invalid_credentials` if it is wrong, which
 * counts as a failed sign-in.
 */
export async function provePassword(
  deps: AccountsDeps,
  password: string,
  { actor, network, device }: Pick<RequestContext, 'actor' | 'network' | 'device'>,
): Promise<UserRow & { sessionId: string }> {
  if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
  const user = await findUser(deps.database.db, actor.userId);
  if (!user) throw new ProblemError('access.not_allowed');
  const attempt = attemptOf(deps, user.email, network, true);
  await takeAttempt(deps, attempt);
  if (!(await deps.passwords.matches(password, user.passwordHash))) {
    await noteRefusedSignIn(deps, user.id, { device, network });
    throw new ProblemError('auth.invalid_credentials');
  }
  await unitOfWork(deps.database, (tx) => deleteAttempts(tx, attempt));
  return { ...user, sessionId: actor.sessionId };
}
