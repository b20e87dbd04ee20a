import { emailChanged, type EmailChangeDecision, type EmailChangeState } from '@travesia/contracts/accounts';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { appendEvent } from '../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { presentChange } from '../email-change/email-change.presenter.ts';
import { type EmailChangeRow, lockChangeOfLink, writeEmailChange } from '../email-change/email-changes.repo.ts';
import { withdrawLinks } from '../links.repo.ts';
import { maySignIn } from '../people/may-sign-in.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { lockUser, writeEmail } from '../people/users.repo.ts';

interface Deciding {
  actor: Actor;
  at: Date;
}

/**
 * Records the decision made through the link emailed to one of the two mailboxes. The address changes with the second
 * confirmation; if another account took it meanwhile, the change is stopped. Throws `auth.link_not_valid`.
 */
export async function decideEmailChange(
  { database, clock, keys }: AccountsDeps,
  { token, decision }: EmailChangeDecision,
  actor: Actor,
): Promise<EmailChangeState> {
  const tokenHash = keys.hashToken(token);
  const decide = (said: EmailChangeDecision['decision']) =>
    unitOfWork(database, async (tx) => {
      const change = await lockChangeOfLink(tx, tokenHash);
      if (!change) throw new ProblemError('auth.link_not_valid');
      const mailbox = change.confirmHash === tokenHash ? 'new' : 'present';
      const proof = mailbox === 'new' ? 'confirmedAt' : 'approvedAt';
      return presentChange(await take(tx, change, proof, said, { actor, at: clock.now() }), mailbox);
    });
  try {
    return await decide(decision);
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'account.exists') return decide('stop');
    throw error;
  }
}

async function take(
  tx: Tx,
  change: EmailChangeRow,
  proof: 'confirmedAt' | 'approvedAt',
  decision: EmailChangeDecision['decision'],
  { actor, at }: Deciding,
): Promise<EmailChangeRow> {
  // A finished change returns its outcome; an expired one returns nothing.
  if (change.changedAt ?? change.stoppedAt) return change;
  if (change.expiresAt <= at) throw new ProblemError('auth.link_not_valid');
  if (decision === 'look') return change;
  if (decision === 'stop') {
    await appendAudit(tx, { action: 'account.email_change_stopped', actor, at, subjectId: change.userId });
    return writeEmailChange(tx, change.id, { stoppedAt: at });
  }
  const proved = await writeEmailChange(tx, change.id, { [proof]: change[proof] ?? at });
  return proved.confirmedAt && proved.approvedAt ? changeAddress(tx, proved, { actor, at }) : proved;
}

async function changeAddress(tx: Tx, change: EmailChangeRow, { actor, at }: Deciding): Promise<EmailChangeRow> {
  const { userId, sessionId, newEmail, newEmailKey } = change;
  const user = await lockUser(tx, userId);
  if (!user || !maySignIn(user.status)) return writeEmailChange(tx, change.id, { stoppedAt: at });
  await writeEmail(tx, userId, { email: newEmail, emailKey: newEmailKey }, at);
  // Whoever has the old mailbox must not sign in with a link left in it.
  await withdrawLinks(tx, userId, 'reset_password');
  await withdrawLinks(tx, userId, 'verify_email');
  await endSessions(tx, { userId, ...(sessionId ? { except: sessionId } : {}), because: 'email_changed', at });
  await appendAudit(tx, { action: 'account.email_changed', actor, at, subjectId: userId });
  await appendEvent(tx, emailChanged, { email_change_id: change.id });
  return writeEmailChange(tx, change.id, { changedAt: at });
}
