import { journeyNotices, type JourneyTold } from '@travesia/contracts/journeys';
import { defineMails, linkTo, type MailReader } from '../../../../platform/mail/define-mails.ts';
import { timeText } from '../../../bookings/index.ts';
import { JOURNEY_TEXTS } from './journey-texts.ts';

export interface JourneyMailFacts {
  told: JourneyTold;
  firstName: string;
  /** The zone in which a deadline is written. */
  timeZone: string;
}

const pathOf = ({ kind, params }: JourneyTold): string =>
  (journeyNotices[kind].path as (params: JourneyTold['params']) => string)(params);

function instantOf(params: JourneyTold['params']): string | null {
  if ('due_at' in params) return params.due_at;
  if ('ends_at' in params) return params.ends_at;
  return 'valid_until' in params ? params.valid_until : null;
}

/** What the treatment is, what was answered and why a clinic decides as it does is read in the app only. */
function letterOf({ told, firstName, timeZone }: JourneyMailFacts, reader: MailReader) {
  const { greeting, says, labels, open, closing } = JOURNEY_TEXTS[reader.language];
  const { params } = told;
  const instant = instantOf(params);
  const due = instant ? timeText(new Date(instant), timeZone, reader.language) : '';
  const { subject, first, more } = says[told.kind]({
    clinic: params.clinic,
    due,
    late: 'late' in params && typeof params.late === 'string' ? params.late : '',
    by: 'by' in params ? params.by : '',
    isChange: 'what' in params && params.what === 'change_order',
    soon: 'soon' in params ? params.soon : 0,
    tardy: 'soon' in params ? params.late : 0,
    waiting: 'waiting' in params ? params.waiting : 0,
    count: 'count' in params ? params.count : 0,
  });
  return {
    subject,
    greeting: greeting(firstName),
    paragraphs: [first, more, `${open} ${linkTo(reader, pathOf(told))}`],
    facts: [[labels.clinic, params.clinic] as const, [labels.reference, params.reference] as const],
    closing,
  };
}

const ABOUT = { journey_id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e99', reference: 'TR-7K3M-9QXD', clinic: 'Clínica Um' };
const DUE = '2026-12-01T12:00:00.000Z';
const AROUND = { firstName: 'Ana', timeZone: 'America/Sao_Paulo' };
const QUOTE = { quote_id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e98', what: 'quote' } as const;
const CHANGE = { ...QUOTE, what: 'change_order' } as const;
const DOCUMENT = { document_id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e97' };
const DESK = { ...ABOUT, desk: 'provider' } as const;

const mailOf = (...told: readonly [JourneyTold, ...JourneyTold[]]) => ({
  examples: told.map((one) => ({ ...AROUND, told: one })),
  write: (facts: JourneyMailFacts, reader: MailReader) => letterOf(facts, reader),
});

/** What people are told of journeys, each named like the notification. */
export const journeyMails = defineMails('journeys', {
  journey_overdue: mailOf({ kind: 'journey_overdue', params: ABOUT }),
  journey_offered_on: mailOf({ kind: 'journey_offered_on', params: { ...ABOUT, late: 'Clínica Dois', due_at: DUE } }),
  journey_reviewed: mailOf({ kind: 'journey_reviewed', params: ABOUT }),
  journey_declined: mailOf({ kind: 'journey_declined', params: ABOUT }),
  journey_cancelled: mailOf(
    { kind: 'journey_cancelled', params: { ...ABOUT, by: 'clinic' } },
    { kind: 'journey_cancelled', params: { ...ABOUT, by: 'team' } },
  ),
  journey_expired: mailOf({ kind: 'journey_expired', params: ABOUT }),
  desk_journey_asked: mailOf({ kind: 'desk_journey_asked', params: { ...DESK, due_at: DUE } }),
  desk_journey_overdue: mailOf({ kind: 'desk_journey_overdue', params: { ...DESK, ends_at: DUE } }),
  desk_journey_cancelled: mailOf(
    { kind: 'desk_journey_cancelled', params: { ...DESK, by: 'patient' } },
    { kind: 'desk_journey_cancelled', params: { ...DESK, by: 'clinic' } },
    { kind: 'desk_journey_cancelled', params: { ...DESK, by: 'organization' } },
    { kind: 'desk_journey_cancelled', params: { ...DESK, by: 'team' } },
    { kind: 'desk_journey_cancelled', params: { ...DESK, by: 'system' } },
  ),
  desk_journey_expired: mailOf({ kind: 'desk_journey_expired', params: DESK }),
  quote_sent: mailOf(
    { kind: 'quote_sent', params: { ...ABOUT, ...QUOTE, valid_until: DUE } },
    { kind: 'quote_sent', params: { ...ABOUT, ...CHANGE, valid_until: DUE } },
  ),
  quote_answered: mailOf(
    { kind: 'quote_answered', params: { ...ABOUT, ...QUOTE } },
    { kind: 'quote_answered', params: { ...ABOUT, ...CHANGE } },
  ),
  quote_expired: mailOf(
    { kind: 'quote_expired', params: { ...ABOUT, ...QUOTE } },
    { kind: 'quote_expired', params: { ...ABOUT, ...CHANGE } },
  ),
  journey_tasks_due: mailOf(
    { kind: 'journey_tasks_due', params: { ...ABOUT, soon: 2, late: 0 } },
    { kind: 'journey_tasks_due', params: { ...ABOUT, soon: 1, late: 1 } },
    { kind: 'journey_tasks_due', params: { ...ABOUT, soon: 0, late: 3 } },
  ),
  documents_offered: mailOf(
    { kind: 'documents_offered', params: { ...ABOUT, count: 1 } },
    { kind: 'documents_offered', params: { ...ABOUT, count: 3 } },
  ),
  document_answered: mailOf({ kind: 'document_answered', params: { ...ABOUT, ...DOCUMENT } }),
  journey_task_added: mailOf({ kind: 'journey_task_added', params: ABOUT }),
  journey_discharged: mailOf({ kind: 'journey_discharged', params: ABOUT }),
  discharge_corrected: mailOf({ kind: 'discharge_corrected', params: ABOUT }),
  desk_quote_asked: mailOf(
    { kind: 'desk_quote_asked', params: { ...DESK, ...QUOTE } },
    { kind: 'desk_quote_asked', params: { ...DESK, ...CHANGE } },
  ),
  desk_quote_accepted: mailOf(
    { kind: 'desk_quote_accepted', params: { ...DESK, ...QUOTE } },
    { kind: 'desk_quote_accepted', params: { ...DESK, ...CHANGE } },
  ),
  desk_quote_declined: mailOf(
    { kind: 'desk_quote_declined', params: { ...DESK, ...QUOTE } },
    { kind: 'desk_quote_declined', params: { ...DESK, ...CHANGE } },
  ),
  desk_quote_expired: mailOf(
    { kind: 'desk_quote_expired', params: { ...DESK, ...QUOTE } },
    { kind: 'desk_quote_expired', params: { ...DESK, ...CHANGE } },
  ),
  desk_tasks_due: mailOf(
    { kind: 'desk_tasks_due', params: { ...DESK, soon: 2, late: 1, waiting: 1 } },
    { kind: 'desk_tasks_due', params: { ...DESK, desk: 'organization', soon: 0, late: 1, waiting: 0 } },
  ),
  desk_task_added: mailOf({ kind: 'desk_task_added', params: DESK }),
  desk_document_signed: mailOf({ kind: 'desk_document_signed', params: { ...DESK, ...DOCUMENT } }),
  desk_document_declined: mailOf({ kind: 'desk_document_declined', params: { ...DESK, ...DOCUMENT } }),
  desk_document_withdrawn: mailOf({ kind: 'desk_document_withdrawn', params: { ...DESK, ...DOCUMENT } }),
  desk_document_asked: mailOf({ kind: 'desk_document_asked', params: { ...DESK, ...DOCUMENT } }),
});
