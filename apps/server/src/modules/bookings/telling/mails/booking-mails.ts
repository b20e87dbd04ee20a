import type { BookingTold } from '@travesia/contracts/bookings';
import type { Money } from '@travesia/contracts/kit';
import { defineMails, linkTo, type MailReader } from '../../../../platform/mail/define-mails.ts';
import type { Letter, MailCalendar } from '../../../../platform/mail/letter.ts';
import { showMoney } from '../../../../platform/show-money.ts';
import type { PatientKind } from '../news.rules.ts';
import type { BookingTexts, MailedDeskKind, Said } from './booking-texts.ts';
import { dayText, isSameClock, timeText } from './in-words.ts';
import { BOOKING_TEXTS } from './texts/by-language.ts';

/** What an email says of a booking besides what was told in the app. */
interface Around {
  firstName: string;
  kind: 'consultation' | 'treatment' | 'online';
  /** The reader’s own zone; null if unknown. */
  ownZone: string | null;
}

export interface PatientMailFacts<K extends PatientKind = PatientKind> extends Around {
  told: BookingTold<K>;
  /** Its time before it was moved. */
  from?: string | undefined;
  /** What stays with the clinic after a cancellation. */
  kept?: Money | null;
  /** What the clinic wrote about its decision. */
  reason?: string | null;
  calendar?: MailCalendar | undefined;
}

export interface DeskMailFacts<K extends MailedDeskKind = MailedDeskKind> extends Omit<Around, 'ownZone'> {
  told: BookingTold<K>;
}

type Params = BookingTold['params'] & {
  due_at?: string;
  amount?: number | null;
  currency?: string | null;
  by?: string;
  why?: string;
  clinician?: string | null;
};

function saidOf(params: Params, zone: string, { language }: MailReader, kept: Money | null = null): Said {
  const { clinic, starts_at: start, time_zone: ofClinic, due_at: due, amount, currency, by, why } = params;
  return {
    clinic,
    day: dayText(new Date(start), ofClinic, language),
    due: due ? timeText(new Date(due), zone, language) : '',
    amount: amount && currency ? showMoney({ amount, currency }, language) : null,
    why: why ?? by ?? '',
    isKept: kept !== null && kept.amount > 0,
  };
}

/** The time at the clinic and, where the reader’s clock shows another one, in their own zone. */
function timesOf(
  { starts_at: start, time_zone: zone }: Params,
  ownZone: string | null,
  { language }: MailReader,
  labels: BookingTexts['labels'],
): [string, string][] {
  const at = new Date(start);
  const here: [string, string] = [labels.when, timeText(at, zone, language)];
  if (ownZone === null || isSameClock(at, zone, ownZone)) return [here];
  return [here, [labels.yourTime, timeText(at, ownZone, language)]];
}

/** Where the receipt is, if money arrived or goes back. */
function receiptOf(
  { booking_id: id, amount }: Params,
  kind: PatientKind,
  reader: MailReader,
  { paid, refund }: BookingTexts['receipt'],
): string {
  const words = { booking_confirmed: paid, booking_cancelled: refund }[kind as string];
  return amount && words ? `${words} ${linkTo(reader, `/bookings/${id}#payments`)}` : '';
}

function patientLetter(facts: PatientMailFacts, reader: MailReader): Letter {
  const { told, firstName, kind, ownZone, from, kept = null, reason, calendar } = facts;
  const { labels, ...texts } = BOOKING_TEXTS[reader.language];
  const params: Params = told.params;
  const said = saidOf(params, ownZone ?? params.time_zone, reader, kept);
  const { subject, first, more } = texts.patient[told.kind](said);
  const before: [string, string][] = from
    ? [[labels.before, timeText(new Date(from), params.time_zone, reader.language)]]
    : [];
  const rows: [string, string | null | undefined][] = [
    [labels.clinic, params.clinic],
    [labels.kind, texts.kinds[kind]],
    ...before,
    ...timesOf(params, ownZone, reader, labels),
    [labels.clinician, params.clinician],
    [labels.reference, params.reference],
    [told.kind === 'booking_received' ? labels.answer : labels.pay, said.due],
    [told.kind === 'booking_confirmed' ? labels.paid : labels.refund, said.amount],
    [labels.kept, said.isKept && kept ? showMoney(kept, reader.language) : null],
    [labels.reason, reason],
  ];
  return {
    subject,
    greeting: texts.greeting(firstName),
    paragraphs: [
      first,
      ...more,
      calendar ? texts.calendar : '',
      receiptOf(params, told.kind, reader, texts.receipt),
      told.kind === 'booking_reminder' && kind === 'online'
        ? `${texts.room} ${linkTo(reader, `/consultations/${params.booking_id}`)}`
        : '',
      `${texts.open} ${linkTo(reader, `/bookings/${params.booking_id}`)}`,
    ],
    facts: rows.flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
    closing: texts.closing,
    calendar,
  };
}

function deskLetter({ told, firstName, kind }: DeskMailFacts, reader: MailReader): Letter {
  const { labels, ...texts } = BOOKING_TEXTS[reader.language];
  const params: Params & { desk: string } = told.params;
  const said = saidOf(params, params.time_zone, reader);
  const { subject, first, more } = texts.desk[told.kind](said);
  const rows: [string, string][] = [
    [labels.clinic, params.clinic],
    [labels.kind, texts.kinds[kind]],
    ...timesOf(params, null, reader, labels),
    [labels.clinician, params.clinician ?? ''],
    [labels.reference, params.reference],
    [labels.answer, said.due],
  ];
  return {
    subject,
    greeting: texts.greeting(firstName),
    paragraphs: [first, ...more, `${texts.open} ${linkTo(reader, `/${params.desk}/bookings/${params.booking_id}`)}`],
    facts: rows.filter(([, value]) => value),
    closing: texts.closing,
  };
}

const ABOUT = {
  booking_id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e99',
  reference: 'TR-7K3M-9QXD',
  clinic: 'Clínica Um',
  starts_at: '2026-12-07T12:00:00.000Z',
  time_zone: 'America/Sao_Paulo',
};
const DUE = { due_at: '2026-12-01T12:00:00.000Z' };
const FREE = { amount: null, currency: null };
const PAID = { amount: 30_000, currency: 'BRL' };
const WITH = { clinician: 'Dr. Ivo Sá' };
const AROUND = { firstName: 'Ana', kind: 'treatment', ownZone: 'Europe/Berlin' } as const;

/** Emails of one kind to patients; each example is the same booking, told with other params. */
const toPatient = <K extends PatientKind>(
  kind: K,
  examples: readonly Omit<BookingTold<K>['params'], keyof typeof ABOUT>[],
  more: Partial<Omit<PatientMailFacts<K>, 'told'>> = {},
) => ({
  examples: examples.map(
    (params) =>
      ({ ...AROUND, ...more, told: { kind, params: { ...ABOUT, ...params } } }) as unknown as PatientMailFacts<K>,
  ),
  write: (facts: PatientMailFacts<K>, reader: MailReader) =>
    patientLetter(facts as unknown as PatientMailFacts, reader),
});

const toDesk = <K extends MailedDeskKind>(
  kind: K,
  examples: readonly Omit<BookingTold<K>['params'], keyof typeof ABOUT | 'desk'>[],
) => ({
  examples: examples.map(
    (params) =>
      ({ ...AROUND, told: { kind, params: { ...ABOUT, desk: 'provider', ...params } } }) as unknown as DeskMailFacts<K>,
  ),
  write: (facts: DeskMailFacts<K>, reader: MailReader) => deskLetter(facts as unknown as DeskMailFacts, reader),
});

/** What patients are told of their bookings, and those who answer for the clinic, each named like the notification. */
export const bookingMails = defineMails('bookings', {
  booking_received: toPatient('booking_received', [DUE]),
  booking_accepted: toPatient('booking_accepted', [DUE]),
  booking_confirmed: toPatient('booking_confirmed', [PAID, FREE], { calendar: { method: 'REQUEST', content: '' } }),
  booking_declined: toPatient('booking_declined', [{}], { reason: 'Dra. Prado is away that week.' }),
  booking_moved: toPatient('booking_moved', [{ by: 'clinic' }, { by: 'patient' }], { from: DUE.due_at }),
  booking_reassigned: toPatient('booking_reassigned', [WITH, { clinician: null }], {
    reason: 'Dra. Prado is away that week.',
  }),
  booking_cancelled: toPatient(
    'booking_cancelled',
    [
      { why: 'patient', ...PAID },
      { why: 'clinic', ...PAID },
      { why: 'team', ...FREE },
      { why: 'no_show', ...FREE },
    ],
    { kept: PAID, reason: null },
  ),
  booking_expired: toPatient('booking_expired', [{ why: 'not_paid' }, { why: 'not_answered' }]),
  booking_completed: toPatient('booking_completed', [{}]),
  booking_reminder: toPatient('booking_reminder', [{}], { ownZone: null }),
  booking_unpaid: toPatient('booking_unpaid', [DUE]),
  desk_booking_requested: toDesk('desk_booking_requested', [DUE]),
  desk_booking_waiting: toDesk('desk_booking_waiting', [DUE]),
  desk_booking_confirmed: toDesk('desk_booking_confirmed', [{}]),
  desk_booking_moved: toDesk('desk_booking_moved', [{}]),
  desk_booking_reassigned: toDesk('desk_booking_reassigned', [WITH]),
  desk_booking_cancelled: toDesk('desk_booking_cancelled', [
    { why: 'patient' },
    { why: 'team' },
    { why: 'not_paid' },
    { why: 'not_answered' },
  ]),
});
