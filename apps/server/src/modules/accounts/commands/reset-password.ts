import { passwordChanged, type SignInAnswer } from '@travesia/contracts/accounts';
import { uuidv7 } from 'uuidv7';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { appendEvent } from '../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { deviceFacts, keepDevice } from '../sessions/device.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { findLink, useLink } from '../links.repo.ts';
import { proveAddress } from '../people/prove-address.ts';
import { withdrawChallenges } from '../sessions/challenges.repo.ts';
import { actorOfSession } from '../sessions/open-session.ts';
import { openSessionOrAsk } from '../sessions/open-session-or-ask.ts';
import { refuseWeakPassword } from '../passwords/refuse-password.ts';
import { findUser, lockUser, writePassword } from '../people/users.repo.ts';

/** Links that let a user choose a password: self-requested, or handed over by an operator. */
const LINKS = ['reset_password', 'set_up_account'] as const;

interface Reset {
  token: string;
  password: string;
  time_zone?: string | undefined;
}

/**
 * Sets a password through an emailed or handed-over link, ends all sessions and opens one, after the second factor if enabled: a
 * mailbox alone doesn't open such an account. Throws `auth.link_not_valid`; a rejected password leaves the link valid for another
 * try.
 */
export async function resetPassword(
  deps: AccountsDeps,
  { token, password, time_zone: timeZone }: Reset,
  { device, network }: RequestContext,
): Promise<SignInAnswer> {
  const tokenHash = deps.keys.hashToken(token);
  const owner = await ownerOf(deps, tokenHash);
  refuseWeakPassword('password', password, owner ?? {});
  const passwordHash = await deps.passwords.hash(password);
  const now = deps.clock.now();
  return unitOfWork(deps.database, async (tx) => {
    const link = await useLink(tx, tokenHash, LINKS, now);
    const user = link && (await lockUser(tx, link.userId));
    if (!user) throw new ProblemError('auth.link_not_valid');
    const kept = keepDevice(device, network, timeZone);
    const sessionId = uuidv7();
    const by = { actor: actorOfSession(user, sessionId, now), at: now, facts: deviceFacts(kept) };
    const proved = await proveAddress(tx, user, by);
    await writePassword(tx, user.id, passwordHash, now);
    await endSessions(tx, { userId: user.id, because: 'password_changed', at: now });
    await withdrawChallenges(tx, user.id);
    await appendEvent(tx, passwordChanged, { user_id: user.id });
    return openSessionOrAsk(tx, deps, proved, kept, 'link', { acts: ['account.password_reset'], sessionId });
  });
}

async function ownerOf({ database }: AccountsDeps, tokenHash: string) {
  const link = await findLink(database.db, tokenHash, LINKS);
  return link && findUser(database.db, link.userId);
}
