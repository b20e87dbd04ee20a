import type { Locale } from '@travesia/contracts/kit';
import { KEPT_MONTHS } from '@travesia/contracts/leads';
import { isAnswered } from '../../../platform/demo/demo-mode.ts';
import { writeLetter } from '../../../platform/mail/letter.ts';
import { MAIL_TEXTS } from './texts-by-language.ts';

export interface MailFacts {
  kind: 'consultation' | 'contact' | 'claim';
  language: Locale;
  reference: string;
  /** The subject's name from our own catalog; emails contain nothing typed by visitors. */
  about: string | null;
  /** Reply deadline, YYYY-MM-DD. */
  replyBy: string;
  origin: string;
  demo: boolean;
}

const DATE_TAG: Readonly<Record<Locale, string>> = { en: 'en-GB', es: 'es-419', pt: 'pt-BR' };

/** The email that confirms a lead: what was received, what happens next, how to withdraw it. */
export function writeConfirmation(facts: MailFacts): { subject: string; text: string; html: string } {
  const { kind, language, reference, about, replyBy, origin, demo } = facts;
  const texts = MAIL_TEXTS[language];
  const day = new Intl.DateTimeFormat(DATE_TAG[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${replyBy}T00:00:00Z`));
  const prefix = language === 'en' ? '' : `/${language}`;
  return writeLetter(
    {
      subject: texts.subject[kind](reference),
      greeting: texts.greeting,
      paragraphs: [
        texts.received[kind],
        isAnswered(demo) ? texts.next[kind](day) : texts.demo,
        ...(kind === 'consultation' ? [texts.noDocuments, texts.urgent] : []),
        texts.withdraw(`${origin}${prefix}/contact?topic=privacy`, KEPT_MONTHS[kind]),
        texts.notYou,
      ],
      facts: [
        [texts.referenceLabel, reference],
        ...(about ? [[texts.aboutLabel, about] as const] : []),
        ...(isAnswered(demo) ? [[texts.replyLabel, day] as const] : []),
      ],
      closing: texts.closing,
    },
    language,
  );
}
