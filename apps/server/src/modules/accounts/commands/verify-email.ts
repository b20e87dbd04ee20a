import { type ConfirmationAnswer, USED_LINK_HOURS } from '@travesia/contracts/accounts';
import { uuidv7 } from 'uuidv7';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { deviceFacts, keepDevice } from '../sessions/device.ts';
import { findUsedLink, useLink } from '../links.repo.ts';
import { proveAddress } from '../people/prove-address.ts';
import { actorOfSession } from '../sessions/open-session.ts';
import { openSessionOrAsk } from '../sessions/open-session-or-ask.ts';
import { lockUser } from '../people/users.repo.ts';

const HOUR_MS = 3_600_000;

/**
 * Verifies an address through the emailed link, then signs in or asks for the second factor. A link used within the last day
 * answers success once more, without a session. Throws `auth.link_not_valid`.
 */
export async function verifyEmail(
  deps: AccountsDeps,
  { token, time_zone: timeZone }: { token: string; time_zone?: string | undefined },
  { device, network }: RequestContext,
): Promise<ConfirmationAnswer> {
  const now = deps.clock.now();
  return unitOfWork(deps.database, async (tx) => {
    const tokenHash = deps.keys.hashToken(token);
    const link = await useLink(tx, tokenHash, 'verify_email', now);
    const since = new Date(now.getTime() - USED_LINK_HOURS * HOUR_MS);
    if (!link && (await findUsedLink(tx, tokenHash, 'verify_email', since))) return { email_verified: true };
    const user = link && (await lockUser(tx, link.userId));
    if (!user) throw new ProblemError('auth.link_not_valid');
    const kept = keepDevice(device, network, timeZone);
    const sessionId = uuidv7();
    const by = { actor: actorOfSession(user, sessionId, now), at: now, facts: deviceFacts(kept) };
    const verified = await proveAddress(tx, user, by);
    const acts = user.status === 'unverified' ? [] : (['account.email_verified'] as const);
    return openSessionOrAsk(tx, deps, verified, kept, 'link', { acts, sessionId });
  });
}
