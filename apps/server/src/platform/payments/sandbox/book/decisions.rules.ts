import { GatewayRefused, type NewPayment, type NewRefund } from '../../gateway.ts';
import type { DisputeRow, PaymentRow, RefundRow } from './rows.ts';

/** Whether nothing can happen to it any more, except refunds and disputes. */
export const isSettled = ({ status }: Pick<PaymentRow, 'status'>): boolean =>
  status === 'succeeded' || status === 'cancelled';

/** Throws if the payment may not be created, or if its id is known with other content. */
export function decideNewPayment(wanted: NewPayment, known: PaymentRow | undefined, now: number): void {
  const { amount, currency } = wanted.amount;
  if (known) {
    const isSame =
      known.amount.amount === amount &&
      known.amount.currency === currency &&
      known.description === wanted.description &&
      known.expiresAt === wanted.expiresAt.getTime();
    if (!isSame) throw new GatewayRefused('idempotency_mismatch', 'this attempt was created with other content');
    return;
  }
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new GatewayRefused('amount_invalid', 'nothing to pay');
  if (!/^[A-Z]{3}$/.test(currency)) throw new GatewayRefused('currency_invalid', 'this is no currency');
  if (!(wanted.expiresAt.getTime() > now)) throw new GatewayRefused('expired', 'its time is over');
}

interface RefundFacts {
  known: RefundRow | undefined;
  payment: PaymentRow;
  refunds: readonly RefundRow[];
  disputes: readonly DisputeRow[];
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Minor units of refunds that were not refused. */
export const refundedOf = (refunds: readonly RefundRow[]): number =>
  sum(refunds.flatMap(({ status, amount }) => (status === 'failed' ? [] : amount.amount)));

/** Minor units that banks hold or took back. */
const disputedOf = (disputes: readonly DisputeRow[]): number =>
  sum(disputes.flatMap(({ status, amount }) => (status === 'won' ? [] : amount.amount)));

/** Throws if the refund may not be made, or if its id is known with other content. */
export function decideNewRefund(wanted: NewRefund, { known, payment, refunds, disputes }: RefundFacts): void {
  const { amount, currency } = wanted.amount;
  if (known) {
    const isSame =
      known.paymentId === wanted.paymentId && known.amount.amount === amount && known.amount.currency === currency;
    if (!isSame) throw new GatewayRefused('idempotency_mismatch', 'this refund was made with other content');
    return;
  }
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new GatewayRefused('amount_invalid', 'nothing to refund');
  if (currency !== payment.amount.currency)
    throw new GatewayRefused('currency_invalid', 'it was paid in another currency');
  const left = payment.received - refundedOf(refunds);
  if (amount > left) throw new GatewayRefused('refund_exceeds_payment', 'more than what is left of the payment');
  if (amount > left - disputedOf(disputes)) throw new GatewayRefused('payment_disputed', 'a bank holds the money');
}

/** Throws if the bank takes no evidence: it was given other evidence, decides already, or its time is over. */
export function decideEvidence({ status, respondBy, evidence }: DisputeRow, evidenceId: string, now: number): void {
  if (evidence?.id === evidenceId) return;
  if (status !== 'needs_response' || now >= respondBy)
    throw new GatewayRefused('evidence_closed', 'the bank takes no evidence any more');
}

/** Throws if so much of the payment cannot be disputed. */
export function decideNewDispute(payment: PaymentRow, amount: number, disputes: readonly DisputeRow[]): void {
  if (payment.status !== 'succeeded') throw new GatewayRefused('not_paid', 'it was not paid');
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount + disputedOf(disputes) > payment.received)
    throw new GatewayRefused('amount_invalid', 'more than what was received');
}
