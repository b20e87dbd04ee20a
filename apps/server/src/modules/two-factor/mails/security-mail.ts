import type { Locale } from '@travesia/contracts/kit';
import type { SecurityChange } from '@travesia/contracts/two-factor';
import { writeLetter } from '../../../platform/mail/letter.ts';
import type { SecurityMailTexts } from './mail-texts.ts';
import { en } from './texts.en.ts';
import { es } from './texts.es.ts';
import { pt } from './texts.pt.ts';

const TEXTS: Readonly<Record<Locale, SecurityMailTexts>> = { en, es, pt };

interface MailFacts {
  change: SecurityChange;
  firstName: string;
  language: Locale;
  /** Public origin of this installation; never taken from a request. */
  origin: string;
}

/** Writes, in the person's language, what changed and what to do if it was not them. */
export function writeSecurityMail({ change, firstName, language, origin }: MailFacts) {
  const texts = TEXTS[language];
  const prefix = language === 'en' ? '' : `/${language}`;
  const { subject, text } = texts.changes[change];
  const paragraphs = [
    text,
    texts.notYou,
    `${origin}${prefix}/profile/security`,
    texts.noWayIn,
    `${origin}${prefix}/contact`,
  ];
  return writeLetter(
    { subject, greeting: texts.greeting(firstName), paragraphs, facts: [], closing: texts.closing },
    language,
  );
}
