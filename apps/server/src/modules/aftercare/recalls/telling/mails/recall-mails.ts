import { recallNotices, type RecallTold } from '@travesia/contracts/aftercare';
import { defineMails, linkTo, type MailReader } from '../../../../../platform/mail/define-mails.ts';
import { RECALL_TEXTS } from './recall-texts.ts';

export interface RecallMailFacts {
  told: RecallTold;
  firstName: string;
}

const pathOf = ({ kind, params }: RecallTold): string =>
  (recallNotices[kind].path as (params: RecallTold['params']) => string)(params);

function letterOf({ told, firstName }: RecallMailFacts, reader: MailReader) {
  const { greeting, says, labels, open, closing } = RECALL_TEXTS[reader.language];
  const { params } = told;
  const { clinic, reference } = params;
  const { subject, first, more } = says[told.kind]({ clinic, patients: 'patients' in params ? params.patients : 0 });
  return {
    subject,
    greeting: greeting(firstName),
    paragraphs: [first, more, `${open} ${linkTo(reader, pathOf(told))}`],
    facts: [[labels.clinic, clinic] as const, [labels.reference, reference] as const],
    closing,
  };
}

const ABOUT = { recall_id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e99', reference: 'TR-7K3M-9QXD', clinic: 'Clínica Um' };

const mailOf = (...told: readonly [RecallTold, ...RecallTold[]]) => ({
  examples: told.map((one) => ({ firstName: 'Ana', told: one })),
  write: (facts: RecallMailFacts, reader: MailReader) => letterOf(facts, reader),
});

/** What people are told of recalls, each named like the notification. */
export const recallMails = defineMails('aftercare', {
  safety_recall: mailOf({ kind: 'safety_recall', params: ABOUT }),
  desk_safety_recall: mailOf(
    { kind: 'desk_safety_recall', params: { ...ABOUT, desk: 'provider', patients: 1 } },
    { kind: 'desk_safety_recall', params: { ...ABOUT, desk: 'organization', patients: 12 } },
  ),
});
