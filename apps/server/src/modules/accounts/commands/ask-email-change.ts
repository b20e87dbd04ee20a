import { EMAIL_CHANGE_HOURS, emailChangeAsked, type PendingEmailChange } from '@travesia/contracts/accounts';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { personOf } from '../../../platform/http/person-of.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { appendEvent } from '../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { waitSeconds } from '../../../platform/wait-seconds.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { presentPendingChange } from '../email-change/email-change.presenter.ts';
import { insertEmailChange, listAskedSince, stopOpenChanges } from '../email-change/email-changes.repo.ts';
import { refuseUnlessRecent } from '../sessions/refuse-unless-recent.ts';
import { emailKeyOf, lockUser } from '../people/users.repo.ts';

const HOUR_MS = 3_600_000;
/** Each request emails two addresses, one of which may belong to a stranger. */
const ASKED = { most: 5, withinMs: HOUR_MS };

/**
 * Records the requested address. Both mailboxes get an email after the response, so that the response doesn't reveal whether the
 * new address has an account. Throws `auth.confirm_identity` and validation errors.
 */
export async function askEmailChange(
  { database, clock }: AccountsDeps,
  actor: Actor,
  { email }: { email: string },
): Promise<PendingEmailChange> {
  const { userId, sessionId } = personOf(actor);
  refuseUnlessRecent(actor, clock);
  const now = clock.now();
  return unitOfWork(database, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new ProblemError('access.signed_out');
    if (emailKeyOf(email) === user.emailKey) refuseSame();
    const wait = waitSeconds(await listAskedSince(tx, userId, new Date(now.getTime() - HOUR_MS)), ASKED, now);
    if (wait > 0) throw new ProblemError('request.rate_limited', { retryAfter: wait });
    await stopOpenChanges(tx, userId, now);
    const change = await insertEmailChange(tx, {
      userId,
      sessionId,
      oldEmail: user.email,
      newEmail: email,
      newEmailKey: emailKeyOf(email),
      expiresAt: new Date(now.getTime() + EMAIL_CHANGE_HOURS * HOUR_MS),
      createdAt: now,
    });
    await appendAudit(tx, { action: 'account.email_change_asked', actor, at: now, subjectId: userId });
    await appendEvent(tx, emailChangeAsked, { email_change_id: change.id });
    return presentPendingChange(change);
  });
}

function refuseSame(): never {
  const field = { path: 'body.email', code: 'same_address', message: 'is your address already' };
  throw new ProblemError('request.invalid', { detail: `${field.path}: ${field.message}`, fields: [field] });
}
