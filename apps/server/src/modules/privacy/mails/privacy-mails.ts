import type { Locale } from '@travesia/contracts/kit';
import { EXPORT_DAYS } from '@travesia/contracts/privacy';
import type { Tx } from '../../../platform/db/database.ts';
import { writeLetter } from '../../../platform/mail/letter.ts';
import type { Mail, MailDraft } from '../../../platform/mail/mail.ts';
import { PRIVACY_MAILS, type PrivacyMail } from './texts.ts';

const DATE_TAG: Readonly<Record<Locale, string>> = { en: 'en-GB', es: 'es-419', pt: 'pt-BR' };

interface MailFacts {
  kind: PrivacyMail;
  to: MailDraft['to'];
  language: Locale;
  firstName: string | null;
  /** Public origin of this installation; never taken from a request. */
  origin: string;
  eraseAfter?: Date;
}

/** Emails a person in their language. Its link leads to the profile and signs nobody in. */
export async function sendPrivacyMail(
  tx: Tx,
  mail: Pick<Mail, 'queueMail'>,
  { kind, to, language, firstName, origin, eraseAfter }: MailFacts,
): Promise<void> {
  const { greeting, closing, mails } = PRIVACY_MAILS[language];
  const { subject, paragraphs } = mails[kind];
  const link = `${origin}${language === 'en' ? '' : `/${language}`}/profile`;
  const date = eraseAfter
    ? new Intl.DateTimeFormat(DATE_TAG[language], { dateStyle: 'long', timeZone: 'UTC' }).format(eraseAfter)
    : '';
  const letter = {
    subject,
    greeting: greeting(firstName),
    paragraphs: paragraphs(link, date, EXPORT_DAYS),
    facts: [],
    closing,
  };
  const draft = { to, template: `privacy.${kind}`, locale: language, ...writeLetter(letter, language) };
  await mail.queueMail(tx, draft, { forgetWhenDone: kind === 'erased' });
}
