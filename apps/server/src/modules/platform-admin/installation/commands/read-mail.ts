import type { OutgoingMailText } from '@travesia/contracts/platform-admin';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { mailSeal, openMail } from '../../../../platform/mail/open-mail.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { findUserByEmail } from '../../../accounts/index.ts';
import { findOutgoing } from '../mail-outbox.repo.ts';
import { presentMailText } from '../mails.presenter.ts';
import { theInstallation } from '../operations.policy.ts';
import type { OperationsDeps } from '../operations-deps.ts';

/** An email with its text; the access is logged and visible to the recipient. Throws `operations.mail_not_found`. */
export async function readMail(
  { database, clock, secret }: OperationsDeps,
  id: string,
  actor: Actor,
): Promise<OutgoingMailText> {
  const scope = theInstallation(actor);
  return unitOfWork(database, async (tx) => {
    const found = await findOutgoing(tx, scope, id);
    if (!found) throw new ProblemError('operations.mail_not_found');
    const mail = openMail(mailSeal(secret), found.mail);
    const subjectId = (await findUserByEmail(tx, mail.recipient))?.id;
    await appendAudit(tx, { action: 'mail.read', actor, at: clock.now(), subjectId, target: { type: 'mail', id } });
    return presentMailText(mail, found.recipient);
  });
}
