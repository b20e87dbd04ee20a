import type { Locale } from '@travesia/contracts/kit';
import { LEAD_REASONS, type LeadKind, type LeadReason } from '@travesia/contracts/leads';
import { linkTo, type MailReader } from '../../../platform/mail/define-mails.ts';
import { enSenderTexts } from './sender-texts.en.ts';
import { esSenderTexts } from './sender-texts.es.ts';
import { ptSenderTexts } from './sender-texts.pt.ts';
import type { SenderMail, SenderTexts } from './sender-texts.ts';

const TEXTS: Readonly<Record<Locale, SenderTexts>> = { en: enSenderTexts, es: esSenderTexts, pt: ptSenderTexts };

export interface SenderMailFacts {
  reference: string;
  /** The clinic that answers, or whose listing was claimed; null for the team. */
  clinic: string | null;
  /** Path of the form that reaches the clinic again; null for the team. */
  clinicPath: string | null;
  /** What a consultation request is about, from our own catalog. */
  subject: string | null;
  /** What the clinic or the team wrote; null if nothing, and in the demo. */
  text: string | null;
  reason: LeadReason | null;
  /** False in the demo, where the email only says that there is an answer. */
  isTextMailed: boolean;
  /** Id of the request in the sender's portal; null without an account. */
  hasAccount: string | null;
}

const ANSWER: SenderMailFacts = {
  reference: 'TR-7K3M-9QXD',
  clinic: 'Clínica Um',
  clinicPath: '/booking/consultation?provider=clinica-um',
  subject: 'Hip replacement',
  text: 'We can see you in March.\n\nPlease bring your X-rays.',
  reason: null,
  isTextMailed: true,
  hasAccount: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e99',
};

/** Tells senders, in their language, what was answered to what they sent. */
export const answers = (about: LeadKind, kind: SenderMail) => ({
  examples: [
    ANSWER,
    { ...ANSWER, clinicPath: null, subject: null, text: null, hasAccount: null, isTextMailed: false },
    ...LEAD_REASONS.map((reason) => ({ ...ANSWER, reason })),
  ] as const,
  write: (facts: SenderMailFacts, reader: MailReader) => {
    const { reference, clinic, clinicPath, subject, text, reason, isTextMailed, hasAccount } = facts;
    const texts = TEXTS[reader.language];
    const why = reason ? texts.reasons[reason] : undefined;
    const links = { contact: linkTo(reader, '/contact'), reply: linkTo(reader, clinicPath ?? '/contact') };
    return {
      subject: texts.subject[kind](reference),
      greeting: texts.greeting,
      paragraphs: [
        texts.first[kind](about === 'consultation' ? clinic : null, clinic ?? ''),
        ...(why ? [why] : []),
        ...(text ? [texts.wrote, ...text.split(/\n\s*\n/)] : []),
        ...(isTextMailed ? [] : [texts.demo]),
        ...texts.next[kind](links),
        ...(hasAccount ? [texts.account, linkTo(reader, `/requests/${hasAccount}`)] : []),
        ...(about === 'consultation' ? [texts.urgent] : []),
      ],
      facts: [
        [texts.labels.reference, reference] as const,
        ...(subject ? [[texts.labels.about, subject] as const] : []),
      ],
      closing: texts.closing,
    };
  },
});
