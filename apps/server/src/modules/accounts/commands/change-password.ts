import { passwordChanged } from '@travesia/contracts/accounts';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { appendEvent } from '../../../platform/outbox/append-event.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { withdrawChallenges } from '../sessions/challenges.repo.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { provePassword } from './prove-password.ts';
import { refuseWeakPassword } from '../passwords/refuse-password.ts';
import { writePassword } from '../people/users.repo.ts';

/** Changes the password, given the current one, and ends the user's other sessions. Throws what `provePassword` throws. */
export async function changePassword(
  deps: AccountsDeps,
  { current_password: current, new_password: next }: { current_password: string; new_password: string },
  context: RequestContext,
): Promise<void> {
  const user = await provePassword(deps, current, context);
  refuseWeakPassword('new_password', next, user);
  const passwordHash = await deps.passwords.hash(next);
  const now = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    await writePassword(tx, user.id, passwordHash, now);
    await endSessions(tx, { userId: user.id, except: user.sessionId, because: 'password_changed', at: now });
    await withdrawChallenges(tx, user.id);
    await appendEvent(tx, passwordChanged, { user_id: user.id });
    const { actor } = context;
    await appendAudit(tx, { action: 'account.password_changed', actor, at: now, subjectId: user.id });
  });
}
