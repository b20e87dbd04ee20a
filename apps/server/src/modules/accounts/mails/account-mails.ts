import type { Locale } from '@travesia/contracts/kit';
import { type Letter, writeLetter } from '../../../platform/mail/letter.ts';
import type { AccountMail, MailTexts } from './mail-texts.ts';
import { en } from './texts.en.ts';
import { es } from './texts.es.ts';
import { pt } from './texts.pt.ts';

const TEXTS: Readonly<Record<Locale, MailTexts>> = { en, es, pt };

/** The page that each mail leads to. */
const PAGES: Readonly<Record<AccountMail, string>> = {
  verify_email: '/verify-email',
  reset_password: '/reset-password',
  already_registered: '/login',
  already_registered_clinic: '/login',
  password_changed: '/forgot-password',
  session_replayed: '/forgot-password',
};

/** The page that signing in there leads on to, where it is always the same. */
const LANDINGS: Partial<Readonly<Record<AccountMail, string>>> = { already_registered_clinic: '/provider/apply' };

interface MailFacts {
  kind: AccountMail;
  /** Null while the address is not proved. */
  firstName: string | null;
  language: Locale;
  /** Where people reach this installation; never taken from a request. */
  origin: string;
  /** Of the link, for mails that carry one. */
  token?: string;
  /** Path that the link leads on to; the start when there is none. */
  landing?: string | null | undefined;
  minutes?: number;
}

/** Writes a mail out in the person's language. */
export function writeAccountMail({ kind, firstName, language, origin, token, landing, minutes = 0 }: MailFacts): {
  subject: string;
  text: string;
  html: string;
} {
  const texts = TEXTS[language];
  const prefix = language === 'en' ? '' : `/${language}`;
  const query = new URLSearchParams(token ? { token } : {});
  const to = landing ?? LANDINGS[kind];
  if (to) query.set('returnUrl', prefix + to);
  const link = `${origin}${prefix}${PAGES[kind]}${query.size ? `?${query.toString()}` : ''}`;
  const { subject, paragraphs } = texts.mails[kind];
  const letter: Letter = {
    subject,
    greeting: texts.greeting(firstName),
    paragraphs: paragraphs(link, minutes),
    facts: [],
    closing: texts.closing,
  };
  return writeLetter(letter, language);
}
