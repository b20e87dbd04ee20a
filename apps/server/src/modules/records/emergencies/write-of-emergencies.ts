import { recordEmergency } from '@travesia/contracts/records';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { findActivePerson, type Post } from '../../bookings/index.ts';
import { findEmergencyNews } from './find-emergency-news.ts';
import { recordMails } from './mails/record-mails.ts';

/** Emails patients at once that their records were opened in an emergency, whatever they turned off: they can end it. */
export function writeOfEmergencies(
  outbox: Pick<Outbox, 'subscribe'>,
  { mail, origin }: Pick<Post, 'mail' | 'origin'>,
): void {
  outbox.subscribe(recordEmergency, 'records.emergency_mails', async (tx, { emergency_id: id }) => {
    const told = await findEmergencyNews(tx, id);
    const to = told && (await findActivePerson(tx, told.row.patientId));
    if (!told || !to) return;
    const facts = { firstName: to.firstName, clinic: told.clinic.name, reference: told.row.reference };
    await mail.queueMail(tx, recordMails.emergency_opened, { to, language: told.language, origin, facts });
  });
}
