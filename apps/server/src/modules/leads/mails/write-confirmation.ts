import type { Locale } from '@travesia/contracts/kit';
import { KEPT_MONTHS } from '@travesia/contracts/leads';
import { isAnswered } from '../../../platform/demo/demo-mode.ts';
import { writeLetter } from '../../../platform/mail/letter.ts';
import { longDay } from './long-day.ts';
import { MAIL_TEXTS } from './texts-by-language.ts';

export interface MailFacts {
  kind: 'consultation' | 'contact' | 'claim';
  language: Locale;
  reference: string;
  /** The subject's name from our own catalog; emails contain nothing typed by visitors. */
  about: string | null;
  /** The clinic that answers; null if the team does. */
  clinic: string | null;
  /** Reply deadline, YYYY-MM-DD. */
  replyBy: string;
  origin: string;
  demo: boolean;
}

/** The email that confirms a lead: what was received, what happens next, how to withdraw it. */
export function writeConfirmation(facts: MailFacts): { subject: string; text: string; html: string } {
  const { kind, language, reference, about, clinic, replyBy, origin, demo } = facts;
  const texts = MAIL_TEXTS[language];
  const day = longDay(replyBy, language);
  const prefix = language === 'en' ? '' : `/${language}`;
  return writeLetter(
    {
      subject: texts.subject[kind](reference),
      greeting: texts.greeting,
      paragraphs: [
        texts.received[kind],
        isAnswered(demo) ? texts.next[kind](day, clinic) : texts.demo[kind],
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
