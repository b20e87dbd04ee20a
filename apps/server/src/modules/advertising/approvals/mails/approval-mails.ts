import { defineMails, linkTo, type MailReader } from '../../../../platform/mail/define-mails.ts';
import { APPROVAL_TEXTS, type ApprovalDecision } from './approval-texts.ts';

interface Decided {
  firstName: string;
  /** Name of the clinic. */
  clinic: string;
  treatment: string;
  decision: ApprovalDecision;
  reason: string;
}

function decidedLetter({ firstName, decision, reason, ...about }: Decided, reader: MailReader) {
  const texts = APPROVAL_TEXTS[reader.language];
  return {
    subject: texts.subject[decision](about),
    greeting: texts.greeting(firstName),
    paragraphs: [
      texts.what[decision](about),
      texts.reason(reason),
      texts.where,
      linkTo(reader, '/provider/treatments'),
    ],
    facts: [],
    closing: texts.closing,
  };
}

const EXAMPLE: Decided = {
  firstName: 'Ana',
  clinic: 'Clínica Um',
  treatment: 'Stem-cell injection',
  decision: 'approved',
  reason: 'Registered trial, permit checked',
};

/** What a clinic's team is told of its restricted treatments. */
export const approvalMails = defineMails('advertising', {
  decided: {
    examples: [EXAMPLE, { ...EXAMPLE, decision: 'rejected' }, { ...EXAMPLE, decision: 'revoked' }],
    write: (facts: Decided, reader: MailReader) => decidedLetter(facts, reader),
  },
});
