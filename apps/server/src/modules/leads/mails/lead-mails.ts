import { KEPT_MONTHS } from '@travesia/contracts/leads';
import { isAnswered } from '../../../platform/demo/demo-mode.ts';
import { defineMails, linkTo, type MailReader } from '../../../platform/mail/define-mails.ts';
import { longDay } from './long-day.ts';
import { tells } from './reader-mails.ts';
import { tellsTeam } from './team-mails.ts';
import { answers } from './sender-mails.ts';
import { MAIL_TEXTS } from './texts-by-language.ts';

type LeadKind = 'consultation' | 'contact' | 'claim';

interface Received {
  reference: string;
  /** The subject's name from our own catalog; emails contain nothing typed by visitors. */
  about: string | null;
  /** The clinic that answers; null if the team does. */
  clinic: string | null;
  /** Reply deadline, YYYY-MM-DD. */
  replyBy: string;
  demo: boolean;
}

const RECEIVED: Received = {
  reference: 'TR-7K3M-9QXD',
  about: 'Hip replacement',
  clinic: 'Clínica Um',
  replyBy: '2026-11-24',
  demo: false,
};

/** Confirms a lead: what was received, what happens next, how to withdraw it. */
const confirms = (kind: LeadKind) => ({
  examples: [RECEIVED, { ...RECEIVED, about: null, clinic: null }, { ...RECEIVED, demo: true }] as const,
  write: ({ reference, about, clinic, replyBy, demo }: Received, reader: MailReader) => {
    const texts = MAIL_TEXTS[reader.language];
    const day = longDay(replyBy, reader.language);
    return {
      subject: texts.subject[kind](reference),
      greeting: texts.greeting,
      paragraphs: [
        texts.received[kind],
        isAnswered(demo) ? texts.next[kind](day, clinic) : texts.demo[kind],
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

/** What senders are told of what they sent, and a clinic's people of requests to it. */
export const leadMails = defineMails('leads', {
  consultation_received: confirms('consultation'),
  contact_received: confirms('contact'),
  claim_received: confirms('claim'),
  consultation_answered: answers('consultation', 'answered'),
  consultation_accepted: answers('consultation', 'accepted'),
  consultation_declined: answers('consultation', 'declined'),
  contact_answered: answers('contact', 'answered'),
  claim_answered: answers('claim', 'answered'),
  claim_approved: answers('claim', 'approved'),
  claim_rejected: answers('claim', 'rejected'),
  request_arrived: tells('arrived'),
  request_overdue: tells('overdue'),
  team_arrived: tellsTeam,
});
