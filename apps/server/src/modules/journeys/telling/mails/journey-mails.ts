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

/** What the treatment is, what was answered and why a clinic decides as it does is read in the app only. */
function letterOf({ told, firstName, timeZone }: JourneyMailFacts, reader: MailReader) {
  const { greeting, says, labels, open, closing } = JOURNEY_TEXTS[reader.language];
  const { params } = told;
  const instant = 'due_at' in params ? params.due_at : 'ends_at' in params ? params.ends_at : null;
  const due = instant ? timeText(new Date(instant), timeZone, reader.language) : '';
  const { subject, first, more } = says[told.kind]({
    clinic: params.clinic,
    due,
    late: 'late' in params ? params.late : '',
    by: 'by' in params ? params.by : '',
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
});
