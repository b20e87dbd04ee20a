import type { OutgoingMail } from '@travesia/contracts/platform-admin';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { findOutgoing } from '../mail-outbox.repo.ts';
import { presentMail } from '../mails.presenter.ts';
import { theInstallation } from '../operations.policy.ts';
import type { OperationsDeps } from '../operations-deps.ts';

/** Requeues a permanently failed email. Throws `operations.mail_not_failed`. */
export async function retryMail(
  { database, clock, mail }: OperationsDeps,
  id: string,
  actor: Actor,
): Promise<OutgoingMail> {
  const scope = theInstallation(actor);
  return unitOfWork(database, async (tx) => {
    const found = await findOutgoing(tx, scope, id);
    if (!found) throw new ProblemError('operations.mail_not_found');
    if (!(await mail.sendAgain(tx, id))) throw new ProblemError('operations.mail_not_failed');
    await appendAudit(tx, { action: 'mail.retried', actor, at: clock.now(), target: { type: 'mail', id } });
    return presentMail({ ...found.mail, state: 'waiting', failure: null });
  });
}
