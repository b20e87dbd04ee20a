import type { Locale } from '@travesia/contracts/kit';
import { type Letter, writeLetter } from '../../../platform/mail/letter.ts';
import type { AccountMail, MailTexts } from './mail-texts.ts';
import { en } from './texts.en.ts';
import { es } from './texts.es.ts';
import { pt } from './texts.pt.ts';

const TEXTS: Readonly<Record<Locale, MailTexts>> = { en, es, pt };

/** The page each email links to. */
const PAGES: Readonly<Record<AccountMail, string>> = {
  verify_email: '/verify-email',
  reset_password: '/reset-password',
  already_registered: '/login',
  already_registered_clinic: '/login',
  password_changed: '/forgot-password',
  session_replayed: '/forgot-password',
  email_change_confirm: '/confirm-email',
  email_change_approve: '/confirm-email',
  email_change_taken: '/login',
  email_changed: '/contact',
};

/** Fixed destination after signing in there. */
const LANDINGS: Partial<Readonly<Record<AccountMail, string>>> = { already_registered_clinic: '/provider/apply' };

interface MailFacts {
  kind: AccountMail;
  /** Null while the address is unverified. */
  firstName: string | null;
  language: Locale;
  /** Public origin of this installation; never taken from a request. */
  origin: string;
  /** Link token, for emails that contain a link. */
  token?: string;
  /** Path the link redirects to. Defaults to the start page. */
  landing?: string | null | undefined;
  minutes?: number;
  /** The new address, for emails about an address change. */
  newEmail?: string;
}

/** Writes an email in the user's language. */
export function writeAccountMail({
  kind,
  firstName,
  language,
  origin,
  token,
  landing,
  minutes = 0,
  newEmail = '',
}: MailFacts): {
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
    paragraphs: paragraphs(link, minutes, newEmail),
    facts: [],
    closing: texts.closing,
  };
  return writeLetter(letter, language);
}
