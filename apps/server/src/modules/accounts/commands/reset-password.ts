import { passwordChanged, type SignedIn } from '@travesia/contracts/accounts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { appendEvent } from '../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { keepDevice } from '../sessions/device.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { findLink, useLink } from '../links.repo.ts';
import { proveAddress } from '../prove-address.ts';
import { openSession } from '../sessions/open-session.ts';
import { refuseWeakPassword } from '../passwords/refuse-password.ts';
import { findUser, lockUser, writePassword } from '../users.repo.ts';

interface Reset {
  token: string;
  password: string;
  time_zone?: string | undefined;
}

/**
 * Sets a password by the link that was mailed, ends every session and opens one. Throws `auth.link_not_valid`; a password
 * that is refused leaves the link as it was, so that another can be tried.
 */
export async function resetPassword(
  deps: AccountsDeps,
  { token, password, time_zone: timeZone }: Reset,
  { device, network }: RequestContext,
): Promise<SignedIn> {
  const tokenHash = deps.keys.hashToken(token);
  const owner = await ownerOf(deps, tokenHash);
  refuseWeakPassword('password', password, owner ?? {});
  const passwordHash = await deps.passwords.hash(password);
  const now = deps.clock.now();
  return unitOfWork(deps.database, async (tx) => {
    const link = await useLink(tx, tokenHash, 'reset_password', now);
    const user = link && (await lockUser(tx, link.userId));
    if (!user) throw new ProblemError('auth.link_not_valid');
    const proved = await proveAddress(tx, user, now);
    await writePassword(tx, user.id, passwordHash, now);
    await endSessions(tx, { userId: user.id, because: 'password_changed', at: now });
    await appendEvent(tx, passwordChanged, { user_id: user.id });
    const acts = ['account.password_reset'] as const;
    return openSession(tx, deps, proved, keepDevice(device, network, timeZone), ['link'], acts);
  });
}

async function ownerOf({ database }: AccountsDeps, tokenHash: string) {
  const link = await findLink(database.db, tokenHash, 'reset_password');
  return link && findUser(database.db, link.userId);
}
