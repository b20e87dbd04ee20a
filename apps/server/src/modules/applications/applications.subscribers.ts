import { applicationAnswered, applicationSubmitted } from '@travesia/contracts/applications';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { allApplications } from './applications.policy.ts';
import { findApplicant, findApplication } from './applications.repo.ts';
import { applicationMails, mailOf } from './mails/application-mails.ts';
import { readApplication } from './read-application.ts';

interface Post {
  mail: Pick<Mail, 'queueMail'>;
  clock: Clock;
  /** Public origin of this installation. */
  origin: string;
}

/** Emails applicants about the status of their application. */
export function writeToApplicants(outbox: Outbox, { mail, clock, origin }: Post): void {
  const scope = allApplications({ kind: 'system' });
  const tell = async (tx: Tx, { application_id: id }: { application_id: string }) => {
    const row = await findApplication(tx, scope, id);
    const applicant = row && (await findApplicant(tx, row.applicantId));
    // Uses the current status, so that an email overtaken by another change isn't sent.
    const kind = row && mailOf(row.status);
    if (!row || !kind || !applicant) return;
    const { name, review, reason } = await readApplication(tx, clock, scope, id);
    const { firstName, language } = applicant;
    const facts = { firstName, name, reason, review };
    await mail.queueMail(tx, applicationMails[kind], { to: applicant, language, origin, facts });
  };
  outbox.subscribe(applicationSubmitted, 'applications_tell', tell);
  outbox.subscribe(applicationAnswered, 'applications_tell', tell);
}
