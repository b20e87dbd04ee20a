import type { Locale } from '@travesia/contracts/kit';
import { paymentNotices, type PaymentTold } from '@travesia/contracts/payments';
import { defineMails, linkTo, type MailReader } from '../../../../platform/mail/define-mails.ts';
import { showMoney } from '../../../../platform/show-money.ts';
import { dateText, timeText } from '../../../bookings/index.ts';
import { PAYMENT_TEXTS } from './payment-texts.ts';

export interface PaymentMailFacts {
  told: PaymentTold;
  firstName: string;
  /** The zone in which a deadline is written. */
  timeZone: string;
}

const pathOf = ({ kind, params }: PaymentTold): string =>
  (paymentNotices[kind].path as (params: PaymentTold['params']) => string)(params);

/** A balance has a last day at the clinic, everything else ends at an hour. */
function dueText(params: PaymentTold['params'], timeZone: string, language: Locale): string {
  if ('due_on' in params) return dateText(params.due_on, language);
  return 'due_at' in params ? timeText(new Date(params.due_at), timeZone, language) : '';
}

function letterOf({ told, firstName, timeZone }: PaymentMailFacts, reader: MailReader) {
  const { language } = reader;
  const { greeting, says, labels, receipt, open, openDispute, closing } = PAYMENT_TEXTS[language];
  const { params } = told;
  const due = dueText(params, timeZone, language);
  const amount = 'amount' in params ? showMoney(params, language) : '';
  const why = 'why' in params ? params.why : '';
  const { subject, first, more } = says[told.kind]({ clinic: params.clinic, due, amount, why });
  const rows: [string, string][] = [
    [labels.clinic, params.clinic],
    [labels.amount, amount],
    [told.kind === 'dispute_due_soon' ? labels.answerBy : labels.due, due],
    [labels.reference, params.reference],
  ];
  return {
    subject,
    greeting: greeting(firstName),
    paragraphs: [
      first,
      more,
      told.kind === 'refund_paid' ? `${receipt} ${linkTo(reader, `${pathOf(told)}#payments`)}` : '',
      `${'dispute_id' in params && params.dispute_id ? openDispute : open} ${linkTo(reader, pathOf(told))}`,
    ],
    facts: rows.filter(([, value]) => value),
    closing,
  };
}

const ABOUT = { booking_id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e99', reference: 'TR-7K3M-9QXD', clinic: 'Clínica Um' };
const MONEY = { amount: 30_000, currency: 'BRL' };
const DUE = '2026-12-01T12:00:00.000Z';
const BALANCE_DUE = { due_at: '2026-12-02T03:00:00.000Z', due_on: '2026-12-01' };
const PAYMENT = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e97';
const DISPUTE = { dispute_id: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e98', desk: 'provider' } as const;
const AROUND = { firstName: 'Ana', timeZone: 'America/Sao_Paulo' };

const mailOf = (...told: readonly [PaymentTold, ...PaymentTold[]]) => ({
  examples: told.map((one) => ({ ...AROUND, told: one })),
  write: (facts: PaymentMailFacts, reader: MailReader) => letterOf(facts, reader),
});

/** What people are told of the money of bookings, each named like the notification. */
export const paymentMails = defineMails('payments', {
  payment_failed: mailOf({ kind: 'payment_failed', params: { ...ABOUT, due_at: DUE } }),
  payment_returned: mailOf(
    { kind: 'payment_returned', params: { ...ABOUT, ...MONEY, why: 'late_payment' } },
    { kind: 'payment_returned', params: { ...ABOUT, ...MONEY, why: 'paid_twice' } },
    { kind: 'payment_returned', params: { ...ABOUT, ...MONEY, why: 'wrong_amount' } },
    { kind: 'payment_returned', params: { ...ABOUT, ...MONEY, why: 'request_ended' } },
  ),
  refund_paid: mailOf({ kind: 'refund_paid', params: { ...ABOUT, ...MONEY } }),
  balance_requested: mailOf({ kind: 'balance_requested', params: { ...ABOUT, ...MONEY, ...BALANCE_DUE } }),
  balance_due_soon: mailOf({ kind: 'balance_due_soon', params: { ...ABOUT, ...MONEY, ...BALANCE_DUE } }),
  balance_paid: mailOf({ kind: 'balance_paid', params: { ...ABOUT, ...MONEY } }),
  balance_withdrawn: mailOf({ kind: 'balance_withdrawn', params: { ...ABOUT, ...MONEY } }),
  balance_failed: mailOf({ kind: 'balance_failed', params: { ...ABOUT, ...MONEY, ...BALANCE_DUE } }),
  desk_balance_paid: mailOf({ kind: 'desk_balance_paid', params: { ...ABOUT, ...MONEY, desk: 'provider' } }),
  desk_balance_expired: mailOf({ kind: 'desk_balance_expired', params: { ...ABOUT, ...MONEY, desk: 'provider' } }),
  dispute_opened: mailOf({ kind: 'dispute_opened', params: { ...ABOUT, ...MONEY, ...DISPUTE } }),
  dispute_due_soon: mailOf({ kind: 'dispute_due_soon', params: { ...ABOUT, ...MONEY, ...DISPUTE, due_at: DUE } }),
  dispute_won: mailOf(
    { kind: 'dispute_won', params: { ...ABOUT, ...MONEY, ...DISPUTE } },
    { kind: 'dispute_won', params: { ...ABOUT, ...MONEY, ...DISPUTE, desk: 'organization', payment_id: PAYMENT } },
  ),
  dispute_lost: mailOf({ kind: 'dispute_lost', params: { ...ABOUT, ...MONEY, ...DISPUTE } }),
});
