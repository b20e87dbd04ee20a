import { aftercareNotices } from '@travesia/contracts/aftercare';
import type { MailKind } from '../../../platform/mail/define-mails.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { mailPerson, type Post } from '../../bookings/index.ts';
import { findAftercareNews } from './aftercare-news.ts';
import { type AftercareMailFacts, aftercareMails } from './mails/aftercare-mails.ts';
import { tellOfAftercareEvents } from './tell-of-aftercare-events.ts';

/** Emails patients, clinics, organizations and admins what happens to check-ins and incidents. */
export function writeOfAftercare(outbox: Pick<Outbox, 'subscribe'>, post: Post): void {
  tellOfAftercareEvents(outbox, 'aftercare.mails', async (tx, journeyId, happened) => {
    const news = await findAftercareNews(tx, journeyId, happened);
    if (!news) return;
    const { record, messages } = news;
    for (const { to, told, isPatient } of messages)
      await mailPerson(post, tx, {
        to,
        language: isPatient ? record.language : to.language,
        topic: aftercareNotices[told.kind].topic,
        kind: aftercareMails[told.kind] as MailKind<AftercareMailFacts>,
        facts: { told, firstName: to.firstName, timeZone: record.clinic.timeZone },
        outdatedAt: null,
        about: { journeyId },
      });
  });
}
