import type { Locale } from '@travesia/contracts/kit';
import { writeLetter } from '../../../platform/mail/letter.ts';
import type { MailTexts, ProviderMail } from './mail-texts.ts';
import { en } from './texts.en.ts';
import { es } from './texts.es.ts';
import { pt } from './texts.pt.ts';

const TEXTS: Readonly<Record<Locale, MailTexts>> = { en, es, pt };

interface Facts {
  kind: ProviderMail;
  firstName: string;
  language: Locale;
  /** Of the clinic. */
  name: string;
  reason?: string | null;
  fields?: readonly string[];
  /** Where people reach this installation; never taken from a request. */
  origin: string;
}

/** Writes to somebody of a clinic what was done with it. */
export function writeProviderMail({ kind, firstName, language, name, reason, fields = [], origin }: Facts) {
  const texts = TEXTS[language];
  const { subject, paragraphs } = texts.mails[kind];
  const link = `${origin}${language === 'en' ? '' : `/${language}`}/provider/dashboard`;
  const named = fields.map((field) => texts.fields[field] ?? field);
  return writeLetter(
    {
      subject: subject(name),
      greeting: texts.greeting(firstName),
      paragraphs: paragraphs({ name, reason: reason ?? '', link, fields: named }),
      facts: [],
      closing: texts.closing,
    },
    language,
  );
}
