import type { PersonalDataSource } from '../personal-data/personal-data.ts';
import { mailSeal, openMail } from './open-mail.ts';
import { deleteMailsTo, listMailsTo } from './mail.repo.ts';

/** Links that sign in or confirm an address must not end up in an export. */
const withoutTokens = (text: string): string => text.replaceAll(/([?&]token=)[\w-]+/g, '$1…');

/** A user's emails, as long as they are stored. */
export function mailPersonalData(secret: string): PersonalDataSource {
  const seal = mailSeal(secret);
  return {
    name: 'mails',
    title: { en: 'Emails to you', es: 'Correos que le enviamos', pt: 'E-mails que enviamos a você' },
    about: {
      en: 'Emails we sent you in the last 30 days. Sign-in links are shortened.',
      es: 'Correos que le enviamos en los últimos 30 días. Los enlaces de acceso están recortados.',
      pt: 'E-mails que enviamos a você nos últimos 30 dias. Os links de acesso estão encurtados.',
    },
    tables: ['mail_outbox'],
    collect: async (db, { addresses }) => {
      if (!addresses.length) return [];
      const mails = await listMailsTo(db, addresses);
      return mails.map((mail) => ({
        written_at: mail.createdAt,
        sent_at: mail.sentAt,
        to: mail.recipient,
        subject: mail.subject,
        text: withoutTokens(openMail(seal, mail).text),
      }));
    },
    erase: async (tx, { addresses }) => {
      if (addresses.length) await deleteMailsTo(tx, addresses);
    },
  };
}
