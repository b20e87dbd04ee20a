import type { Locale } from '@travesia/contracts/kit';
import type { LeadKind, LeadReason } from '@travesia/contracts/leads';
import { writeLetter } from '../../../platform/mail/letter.ts';
import { enSenderTexts } from './sender-texts.en.ts';
import { esSenderTexts } from './sender-texts.es.ts';
import { ptSenderTexts } from './sender-texts.pt.ts';
import type { SenderMail, SenderTexts } from './sender-texts.ts';

const TEXTS: Readonly<Record<Locale, SenderTexts>> = { en: enSenderTexts, es: esSenderTexts, pt: ptSenderTexts };

export interface SenderMailFacts {
  kind: SenderMail;
  about: LeadKind;
  language: Locale;
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
  /** Public origin of this installation; never taken from a request. */
  origin: string;
}

/** Writes the answer to what someone sent, in their language. */
export function writeSenderMail(facts: SenderMailFacts): { subject: string; text: string; html: string } {
  const {
    kind,
    about,
    language,
    reference,
    clinic,
    clinicPath,
    subject,
    text,
    reason,
    isTextMailed,
    hasAccount,
    origin,
  } = facts;
  const texts = TEXTS[language];
  const home = `${origin}${language === 'en' ? '' : `/${language}`}`;
  const why = reason ? texts.reasons[reason] : undefined;
  return writeLetter(
    {
      subject: texts.subject[kind](reference),
      greeting: texts.greeting,
      paragraphs: [
        texts.first[kind](about === 'consultation' ? clinic : null, clinic ?? ''),
        ...(why ? [why] : []),
        ...(text ? [texts.wrote, ...text.split(/\n\s*\n/)] : []),
        ...(isTextMailed ? [] : [texts.demo]),
        ...texts.next[kind]({ contact: `${home}/contact`, reply: home + (clinicPath ?? '/contact') }),
        ...(hasAccount ? [texts.account, `${home}/requests/${hasAccount}`] : []),
        ...(about === 'consultation' ? [texts.urgent] : []),
      ],
      facts: [[texts.labels.reference, reference], ...(subject ? [[texts.labels.about, subject] as const] : [])],
      closing: texts.closing,
    },
    language,
  );
}
