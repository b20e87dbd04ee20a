import { passwordChanged } from '@travesia/contracts/accounts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { appendEvent } from '../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { attemptOf } from '../attempts/attempt-of.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { refuseWeakPassword } from '../passwords/refuse-password.ts';
import { findUser, writePassword } from '../users.repo.ts';
import { takeAttempt } from './take-attempt.ts';

/**
 * Sets a new password by the present one and ends the person's other sessions. Throws `auth.invalid_credentials` when the
 * present one is wrong, and `access.not_allowed` for people of the demonstration, whose accounts are everybody's.
 */
export async function changePassword(
  deps: AccountsDeps,
  { current_password: current, new_password: next }: { current_password: string; new_password: string },
  { actor, network }: RequestContext,
): Promise<void> {
  if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
  const user = await findUser(deps.database.db, actor.userId);
  if (!user || user.demo) throw new ProblemError('access.not_allowed');
  await takeAttempt(deps, attemptOf(deps, user.email, network, true));
  if (!(await deps.passwords.matches(current, user.passwordHash))) throw new ProblemError('auth.invalid_credentials');
  refuseWeakPassword('new_password', next, user);
  const passwordHash = await deps.passwords.hash(next);
  const now = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    await writePassword(tx, user.id, passwordHash, now);
    await endSessions(tx, { userId: user.id, except: actor.sessionId, because: 'password_changed', at: now });
    await appendEvent(tx, passwordChanged, { user_id: user.id });
  });
}
