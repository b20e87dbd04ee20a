import { credentialReminded } from '@travesia/contracts/credentials';
import type { Mail } from '../../../../platform/mail/mail.ts';
import type { Outbox } from '../../../../platform/outbox/outbox.ts';
import { addresseesOf, findProviderName, type PeopleToTell } from '../../../providers/index.ts';
import { credentialMails } from './credential-mails.ts';

interface Post {
  mail: Pick<Mail, 'queueMail'>;
  /** Public origin of this installation; never taken from a request. */
  origin: string;
  peopleToTell: PeopleToTell;
}

/** Emails those whom a clinic has told about credentials what they are asked to renew. */
export function writeToClinics(outbox: Outbox, { mail, origin, peopleToTell }: Post): void {
  outbox.subscribe(credentialReminded, 'credentials_remind', async (tx, { provider_id: provider, ...reminded }) => {
    const clinic = await findProviderName(tx, provider);
    if (clinic === undefined) return;
    for (const person of await addresseesOf(tx, peopleToTell, provider, 'credentials')) {
      const { firstName, language } = person;
      const facts = { ...reminded, clinic, firstName };
      await mail.queueMail(tx, credentialMails.reminder, { to: person, language, origin, facts });
    }
  });
}
