import type { Locale } from '@travesia/contracts/kit';
import { KEPT_MONTHS } from '@travesia/contracts/leads';
import { isAnswered } from '../../../platform/demo/demo-mode.ts';
import { defineMails, linkTo, type MailReader } from '../../../platform/mail/define-mails.ts';
import { MAIL_TEXTS } from './texts-by-language.ts';

type LeadKind = 'consultation' | 'contact' | 'claim';

interface Received {
  reference: string;
  /** The subject's name from our own catalog; emails contain nothing typed by visitors. */
  about: string | null;
  /** Reply deadline, YYYY-MM-DD. */
  replyBy: string;
  demo: boolean;
}

const DATE_TAG: Readonly<Record<Locale, string>> = { en: 'en-GB', es: 'es-419', pt: 'pt-BR' };

const RECEIVED: Received = { reference: 'TR-7K3M-9QXD', about: 'Hip replacement', replyBy: '2026-11-24', demo: false };

/** Confirms a lead: what was received, what happens next, how to withdraw it. */
const confirms = (kind: LeadKind) => ({
  examples: [RECEIVED, { ...RECEIVED, about: null, demo: true }] as const,
  write: ({ reference, about, replyBy, demo }: Received, reader: MailReader) => {
    const texts = MAIL_TEXTS[reader.language];
    const day = new Intl.DateTimeFormat(DATE_TAG[reader.language], {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }).format(new Date(`${replyBy}T00:00:00Z`));
    return {
      subject: texts.subject[kind](reference),
      greeting: texts.greeting,
      paragraphs: [
        texts.received[kind],
        isAnswered(demo) ? texts.next[kind](day) : texts.demo,
        ...(kind === 'consultation' ? [texts.noDocuments, texts.urgent] : []),
        texts.withdraw(linkTo(reader, '/contact?topic=privacy'), KEPT_MONTHS[kind]),
        texts.notYou,
      ],
      facts: [
        [texts.referenceLabel, reference] as const,
        ...(about ? [[texts.aboutLabel, about] as const] : []),
        ...(isAnswered(demo) ? [[texts.replyLabel, day] as const] : []),
      ],
      closing: texts.closing,
    };
  },
});

/** The confirmations of what visitors send to the team. */
export const leadMails = defineMails('leads', {
  consultation_received: confirms('consultation'),
  contact_received: confirms('contact'),
  claim_received: confirms('claim'),
} satisfies Record<`${LeadKind}_received`, object>);
