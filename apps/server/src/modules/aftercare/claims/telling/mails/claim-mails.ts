import { claimNotices, type ClaimTold } from '@travesia/contracts/aftercare';
import { defineMails, linkTo, type MailReader } from '../../../../../platform/mail/define-mails.ts';
import { timeText } from '../../../../bookings/index.ts';
import { CLAIM_TEXTS } from './claim-texts.ts';

export interface ClaimMailFacts {
  told: ClaimTold;
  firstName: string;
  /** The zone in which a deadline is written. */
  timeZone: string;
}

const pathOf = ({ kind, params }: ClaimTold): string =>
  (claimNotices[kind].path as (params: ClaimTold['params']) => string)(params);

function letterOf({ told, firstName, timeZone }: ClaimMailFacts, reader: MailReader) {
  const { greeting, says, labels, open, closing } = CLAIM_TEXTS[reader.language];
  const { params } = told;
  const { subject, first, more } = says[told.kind]({
    clinic: params.clinic,
    due: 'due_at' in params ? timeText(new Date(params.due_at), timeZone, reader.language) : '',
    what: 'what' in params ? params.what : '',
  });
  return {
    subject,
    greeting: greeting(firstName),
    paragraphs: [first, more, `${open} ${linkTo(reader, pathOf(told))}`],
    facts: [[labels.clinic, params.clinic] as const, [labels.reference, params.reference] as const],
    closing,
  };
}

const ABOUT = { claim_id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e99', reference: 'TR-7K3M-9QXD', clinic: 'Clínica Um' };
const DUE = '2026-12-01T12:00:00.000Z';
const DESK = { ...ABOUT, desk: 'provider' } as const;

const mailOf = (...told: readonly [ClaimTold, ...ClaimTold[]]) => ({
  examples: told.map((one) => ({ firstName: 'Ana', timeZone: 'America/Sao_Paulo', told: one })),
  write: (facts: ClaimMailFacts, reader: MailReader) => letterOf(facts, reader),
});

/** What people are told of claims, each named like the notification. */
export const claimMails = defineMails('aftercare', {
  claim_moved: mailOf(
    { kind: 'claim_moved', params: { ...ABOUT, what: 'answered' } },
    { kind: 'claim_moved', params: { ...ABOUT, what: 'proposed' } },
    { kind: 'claim_moved', params: { ...ABOUT, what: 'deciding' } },
    { kind: 'claim_moved', params: { ...ABOUT, what: 'decided' } },
    { kind: 'claim_moved', params: { ...ABOUT, what: 'appealed' } },
    { kind: 'claim_moved', params: { ...ABOUT, what: 'closed' } },
  ),
  desk_claim_opened: mailOf({ kind: 'desk_claim_opened', params: { ...DESK, due_at: DUE } }),
  desk_claim_overdue: mailOf({ kind: 'desk_claim_overdue', params: DESK }),
  desk_claim_moved: mailOf(
    { kind: 'desk_claim_moved', params: { ...DESK, what: 'deciding' } },
    { kind: 'desk_claim_moved', params: { ...DESK, what: 'decided' } },
    { kind: 'desk_claim_moved', params: { ...DESK, what: 'appealed' } },
    { kind: 'desk_claim_moved', params: { ...DESK, what: 'settled' } },
    { kind: 'desk_claim_moved', params: { ...DESK, what: 'closed' } },
    { kind: 'desk_claim_moved', params: { ...DESK, what: 'withdrawn' } },
  ),
  team_claim_to_decide: mailOf(
    { kind: 'team_claim_to_decide', params: { ...ABOUT, due_at: DUE, what: 'claim' } },
    { kind: 'team_claim_to_decide', params: { ...ABOUT, due_at: DUE, what: 'appeal' } },
  ),
  team_claim_overdue: mailOf({ kind: 'team_claim_overdue', params: ABOUT }),
});
