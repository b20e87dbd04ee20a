import type { Locale } from '@travesia/contracts/kit';
import { writeLetter } from '../../../../platform/mail/letter.ts';
import type { MailTexts, ProviderMail } from './mail-texts.ts';
import { en } from './texts.en.ts';
import { es } from './texts.es.ts';
import { pt } from './texts.pt.ts';

const TEXTS: Readonly<Record<Locale, MailTexts>> = { en, es, pt };

export interface MailedCredential {
  kind: string;
  body: string;
  whose?: string;
  ends_on?: string;
  ended?: boolean;
}

interface Facts {
  kind: ProviderMail;
  firstName: string;
  language: Locale;
  /** Name of the clinic. */
  name: string;
  reason?: string | null;
  fields?: readonly string[];
  change?: string;
  credentials?: readonly MailedCredential[];
  /** Public origin of this installation; never taken from a request. */
  origin: string;
}

/** The screen of the clinic's portal where something can be done about it; the dashboard otherwise. */
const SCREENS: Readonly<Partial<Record<ProviderMail, string>>> = {
  rejected: 'credentials',
  credential: 'credentials',
  credentials: 'credentials',
  lapsed: 'credentials',
};

const dayIn = (language: Locale, date: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/** Writes the email that tells a team member what was done with their clinic. */
export function writeProviderMail(facts: Facts) {
  const { kind, firstName, language, name, reason, fields = [], change = '', credentials = [], origin } = facts;
  const texts = TEXTS[language];
  const { subject, paragraphs } = texts.mails[kind];
  const link = `${origin}${language === 'en' ? '' : `/${language}`}/provider/${SCREENS[kind] ?? 'dashboard'}`;
  const named = fields.map((field) => texts.fields[field] ?? field);
  const listed = credentials.map(({ kind: sort, body, whose = '', ends_on: end, ended = false }) => {
    const credential = texts.credentials[sort] ?? sort;
    return end
      ? texts.credentialLine({ name: credential, body, whose, date: dayIn(language, end), ended })
      : `${credential} (${body})`;
  });
  return writeLetter(
    {
      subject: subject(name),
      greeting: texts.greeting(firstName),
      paragraphs: paragraphs({
        name,
        reason: reason ?? '',
        link,
        fields: named,
        credentials: listed,
        change: texts.changes[change] ?? change,
      }),
      facts: [],
      closing: texts.closing,
    },
    language,
  );
}
