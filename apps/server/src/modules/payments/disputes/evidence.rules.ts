import type { EvidenceItem } from '@travesia/contracts/payments';
import type { BookingRow } from '../../bookings/index.ts';
import type { PaymentRow, RefundRow } from '../payment.lifecycles.ts';

/** What this product knows of a disputed payment. */
export interface Known {
  booking: Pick<
    BookingRow,
    'reference' | 'status' | 'kind' | 'startsAt' | 'timeZone' | 'terms' | 'createdAt' | 'confirmedAt' | 'cancelledAt'
  >;
  payment: Pick<PaymentRow, 'amountMinor' | 'receivedMinor' | 'currency' | 'method' | 'paidAt' | 'purpose'>;
  refunds: readonly Pick<RefundRow, 'amountMinor' | 'currency' | 'status' | 'reason' | 'createdAt' | 'doneAt'>[];
  clinic: string;
  /** Changes of the booking's status, oldest first. */
  history: readonly { at: Date; toState: string; actedAs: string | null }[];
}

export type Provided = Partial<Record<EvidenceItem, string[]>>;

const BY: Readonly<Record<string, string>> = {
  patient: 'the patient',
  provider: 'the clinic',
  organization: 'the clinic',
  admin: 'the platform',
};
const day = (at: Date): string => at.toISOString().slice(0, 10);
const moment = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const money = (minor: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'code' }).format(
    minor /
      10 ** (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2),
  );
const range = (min: number | null, max: number | null): string => {
  if (min !== null && max !== null) return `${min} to ${max} days before the visit`;
  if (min !== null) return `${min} days or more before the visit`;
  return max === null ? 'at any time' : `${max} days or less before the visit`;
};

/**
 * What this product adds by itself, in English as banks read it. It never says what somebody was treated for: a bank needs to know that a visit was
 * agreed and took place, not why.
 */
export function compileEvidence({ booking, payment, refunds, clinic, history }: Known): Provided {
  const { reference, kind, startsAt, timeZone, terms, createdAt, confirmedAt } = booking;
  const provided: Provided = {
    booking: [
      `Booking ${reference} at ${clinic}, made on ${moment(createdAt)}${confirmedAt ? `, confirmed on ${moment(confirmedAt)}` : ''}.`,
      `Visit (${kind}) on ${moment(startsAt)}; time zone of the clinic: ${timeZone}.`,
      ...(terms
        ? [
            `Agreed price ${money(terms.price.amount, terms.price.currency)}, deposit ${money(terms.deposit.amount, terms.deposit.currency)}.`,
          ]
        : []),
      `${payment.purpose === 'deposit' ? 'Deposit' : 'Balance'} of ${money(payment.receivedMinor, payment.currency)} paid${payment.method ? ` by ${payment.method}` : ''}${payment.paidAt ? ` on ${moment(payment.paidAt)}` : ''}.`,
    ],
  };
  if (terms)
    provided.policy = [
      `The payer accepted the cancellation policy "${terms.policy.key}", version ${terms.policy.version}, on ${moment(createdAt)}, before paying.`,
      ...terms.policy.rules
        .filter(({ reason }) => reason === 'patient_cancel')
        .map(
          (rule) =>
            `Canceled by the payer ${range(rule.days_before_min, rule.days_before_max)}: ${rule.refund_percent}% is refunded.`,
        ),
    ];
  const came = attendanceOf(history);
  if (came) provided.attendance = [`Marked as completed by ${came.by} on ${moment(came.at)}.`];
  const given = refunds.filter(({ status }) => status !== 'rejected');
  if (given.length)
    provided.refunds = given.map(
      ({ amountMinor, currency, status, createdAt: begun, doneAt }) =>
        `Refund of ${money(amountMinor, currency)}: ${status === 'succeeded' && doneAt ? `paid on ${day(doneAt)}` : `begun on ${day(begun)}`}.`,
    );
  return provided;
}

/** Whether and when somebody noted that the visit took place; a timer that noted it proves nothing. */
export function attendanceOf(history: Known['history']): { at: Date; by: string } | null {
  const done = history.find(({ toState, actedAs }) => toState === 'completed' && actedAs !== null && actedAs in BY);
  return done?.actedAs ? { at: done.at, by: BY[done.actedAs] ?? 'the clinic' } : null;
}

/** All of it as one text. */
export const asText = (provided: Provided): string =>
  Object.entries(provided)
    .filter(([item]) => item !== 'policy')
    .map(([item, lines]) => `${item.toUpperCase()}\n${lines.join('\n')}`)
    .join('\n\n');
