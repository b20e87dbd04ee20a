import type { Outbox } from '../../../../platform/outbox/outbox.ts';
import type { Post } from '../../../bookings/index.ts';
import { recallMails } from './mails/recall-mails.ts';
import { tellOfRecallEvents } from './tell-of-recall-events.ts';

/** Emails patients and clinics of recalls at once, whatever they turned off: it is about safety. */
export function writeOfRecalls(
  outbox: Pick<Outbox, 'subscribe'>,
  { mail, origin }: Pick<Post, 'mail' | 'origin'>,
): void {
  tellOfRecallEvents(outbox, 'aftercare.recall_mails', async (tx, { person, told }) => {
    const facts = { told, firstName: person.firstName };
    await mail.queueMail(tx, recallMails[told.kind], { to: person, language: person.language, origin, facts });
  });
}
