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
    title: { en: 'Mails to you', es: 'Correos a usted', pt: 'E-mails para você' },
    about: {
      en: 'What we wrote to you in the last 30 days. Links that sign in are shortened.',
      es: 'Lo que le escribimos en los últimos 30 días. Los enlaces que inician sesión están recortados.',
      pt: 'O que escrevemos para você nos últimos 30 dias. Os links de acesso estão encurtados.',
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
