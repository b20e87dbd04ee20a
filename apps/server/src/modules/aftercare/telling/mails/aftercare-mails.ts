import { aftercareNotices, type AftercareTold } from '@travesia/contracts/aftercare';
import { defineMails, linkTo, type MailReader } from '../../../../platform/mail/define-mails.ts';
import { timeText } from '../../../bookings/index.ts';
import { AFTERCARE_TEXTS } from './aftercare-texts.ts';

export interface AftercareMailFacts {
  told: AftercareTold;
  firstName: string;
  /** The zone in which a deadline is written. */
  timeZone: string;
}

const pathOf = ({ kind, params }: AftercareTold): string =>
  (aftercareNotices[kind].path as (params: AftercareTold['params']) => string)(params);

/** How a patient does, what was treated and who they are is read in the app only. */
function letterOf({ told, firstName, timeZone }: AftercareMailFacts, reader: MailReader) {
  const { greeting, says, labels, open, closing } = AFTERCARE_TEXTS[reader.language];
  const { params } = told;
  const due = 'due_at' in params ? timeText(new Date(params.due_at), timeZone, reader.language) : '';
  const isUrgent = 'urgent' in params && params.urgent === 'yes';
  const { subject, first, more } = says[told.kind]({ clinic: params.clinic, due, isUrgent });
  return {
    subject,
    greeting: greeting(firstName),
    paragraphs: [first, more, `${open} ${linkTo(reader, pathOf(told))}`],
    facts: [[labels.clinic, params.clinic] as const, [labels.reference, params.reference] as const],
    closing,
  };
}

const ABOUT = { journey_id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e99', reference: 'TR-7K3M-9QXD', clinic: 'Clínica Um' };
const CHECK_IN = { ...ABOUT, check_in_id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e98' };
const OWN = { ...ABOUT, incident_id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e97' };
const DESK = { ...OWN, desk: 'provider' } as const;
const DUE = '2026-12-01T12:00:00.000Z';
const AROUND = { firstName: 'Ana', timeZone: 'America/Sao_Paulo' };

const mailOf = (...told: readonly [AftercareTold, ...AftercareTold[]]) => ({
  examples: told.map((one) => ({ ...AROUND, told: one })),
  write: (facts: AftercareMailFacts, reader: MailReader) => letterOf(facts, reader),
});

/** What people are told of check-ins and incidents, each named like the notification. */
export const aftercareMails = defineMails('aftercare', {
  check_in_due: mailOf({ kind: 'check_in_due', params: CHECK_IN }),
  check_in_reminder: mailOf({ kind: 'check_in_reminder', params: CHECK_IN }),
  incident_acknowledged: mailOf({ kind: 'incident_acknowledged', params: OWN }),
  incident_noted: mailOf({ kind: 'incident_noted', params: OWN }),
  incident_resolved: mailOf({ kind: 'incident_resolved', params: OWN }),
  desk_incident_opened: mailOf(
    { kind: 'desk_incident_opened', params: { ...DESK, due_at: DUE, urgent: 'yes' } },
    { kind: 'desk_incident_opened', params: { ...DESK, due_at: DUE, urgent: 'no' } },
  ),
  desk_incident_escalated: mailOf({ kind: 'desk_incident_escalated', params: DESK }),
  desk_incident_alarmed: mailOf({ kind: 'desk_incident_alarmed', params: { ...DESK, desk: 'admin' } }),
  desk_incident_noted: mailOf({ kind: 'desk_incident_noted', params: DESK }),
});
