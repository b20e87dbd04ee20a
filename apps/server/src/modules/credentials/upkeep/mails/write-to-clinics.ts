import { credentialReminded } from '@travesia/contracts/credentials';
import type { EventPayload, Locale } from '@travesia/contracts/kit';
import { writeLetter } from '../../../../platform/mail/letter.ts';
import type { Mail } from '../../../../platform/mail/mail.ts';
import type { Outbox } from '../../../../platform/outbox/outbox.ts';
import { findProviderName, type PeopleToTell } from '../../../providers/index.ts';
import { REMINDER_TEXTS } from './reminder-texts.ts';

interface Post {
  mail: Pick<Mail, 'queueMail'>;
  /** Public origin of this installation; never taken from a request. */
  origin: string;
  peopleToTell: PeopleToTell;
}

/** Emails a clinic's owners what they are asked to renew. */
export function writeToClinics(outbox: Outbox, { mail, origin, peopleToTell }: Post): void {
  outbox.subscribe(credentialReminded, 'credentials_remind', async (tx, reminded) => {
    const clinic = await findProviderName(tx, reminded.provider_id);
    if (clinic === undefined) return;
    for (const person of await peopleToTell(tx, reminded.provider_id, 'owners')) {
      const { firstName, language } = person;
      const letter = writeReminder(reminded, { clinic, firstName, language, origin });
      await mail.queueMail(tx, { to: person, template: 'credentials.reminder', locale: language, ...letter });
    }
  });
}

interface Reader {
  clinic: string;
  firstName: string;
  language: Locale;
  origin: string;
}

/** Writes the email that asks for a renewal; its link opens the credential. */
export function writeReminder(
  { credential_id: id, kind, body, ends_on: end, ended }: EventPayload<typeof credentialReminded>,
  { clinic, firstName, language, origin }: Reader,
) {
  const texts = REMINDER_TEXTS[language];
  const credential = texts.kinds[kind] ?? kind;
  const date = (day: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
  const what = end
    ? texts.expires({ credential, body, clinic, date: date(end), ended })
    : texts.undated({ credential, body, clinic });
  const link = `${origin}${language === 'en' ? '' : `/${language}`}/provider/credentials#${id}`;
  return writeLetter(
    {
      subject: texts.subject({ clinic, credential }),
      greeting: texts.greeting(firstName),
      paragraphs: [what, texts.ask, link],
      facts: [],
      closing: texts.closing,
    },
    language,
  );
}
