import { refreshReplayed } from '@travesia/contracts/accounts';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { whileDemo } from '../../../platform/demo/demo-mode.ts';
import { appendEvent } from '../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { maySignIn } from '../people/may-sign-in.ts';
import { insertRefreshToken, lockRefreshToken, spendRefreshToken, touchSession } from '../sessions/sessions.repo.ts';
import { signAccessToken } from '../sessions/access-token.ts';
import { findUser } from '../people/users.repo.ts';

/** A spent token is still accepted for this long: two tabs may refresh at once, and a response may get lost. */
const GRACE_MS = 10_000;

interface Refreshed {
  access_token: string;
  refresh_token?: string;
}

/**
 * Returns a new access token and, with `rotate`, the next refresh token. A spent token reused after the grace period has been
 * copied: its session ends and its owner is notified. Throws `auth.session_ended` for every invalid token.
 */
export async function refreshSession(
  deps: AccountsDeps,
  { refresh_token: given, rotate = false }: { refresh_token: string; rotate?: boolean | undefined },
): Promise<Refreshed> {
  const now = deps.clock.now();
  const refreshed = await unitOfWork(deps.database, async (tx): Promise<Refreshed | null> => {
    const tokenHash = deps.keys.hashToken(given);
    const found = await lockRefreshToken(tx, tokenHash);
    if (!found || found.session.endedAt || found.session.expiresAt <= now) return null;
    const { token, session } = found;
    if (token.spentAt && now.getTime() - token.spentAt.getTime() > GRACE_MS) {
      const { userId } = session;
      await endSessions(tx, { userId, only: session.id, because: 'replayed', at: now });
      await appendEvent(tx, refreshReplayed, { user_id: userId, session_id: session.id });
      await appendAudit(tx, {
        action: 'account.refresh_replayed',
        actor: { kind: 'system' },
        at: now,
        subjectId: userId,
        target: { type: 'session', id: session.id },
      });
      return null;
    }
    const user = whileDemo(deps.demo, await findUser(tx, session.userId));
    if (!user || !maySignIn(user.status)) return null;
    await touchSession(tx, session.id, now);
    const claims = { userId: user.id, sessionId: session.id, role: user.role };
    const access = { access_token: await signAccessToken(deps.keys.accessToken, claims, now) };
    if (!rotate) return access;
    const successor = deps.keys.successorOf(given);
    await insertRefreshToken(tx, deps.keys.hashToken(successor), session.id, now);
    if (!token.spentAt) await spendRefreshToken(tx, tokenHash, now);
    return { ...access, refresh_token: successor };
  });
  if (!refreshed) throw new ProblemError('auth.session_ended');
  return refreshed;
}
