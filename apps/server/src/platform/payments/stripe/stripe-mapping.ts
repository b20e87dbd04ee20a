import type { Money } from '@travesia/contracts/kit';
import type Stripe from 'stripe';
import {
  type GatewayDispute,
  type GatewayEvent,
  type GatewayPayment,
  type GatewayRefund,
  GatewayRefused,
  type PaymentFailure,
  type PaymentMethod,
} from '../gateway.ts';

/** Currencies without minor units whose amounts Stripe still takes in hundredths. */
const IN_HUNDREDTHS = new Set(['ISK', 'UGX']);
/** Whose amounts Stripe takes without the minor units that ours have. */
const NOT_TAKEN = new Set(['MGA']);

const factorOf = (currency: string): number => (IN_HUNDREDTHS.has(currency) ? 100 : 1);

/** An amount as Stripe counts it. Throws GatewayRefused for a currency that would be miscounted. */
export function toStripe({ amount, currency }: Money): { amount: number; currency: string } {
  if (NOT_TAKEN.has(currency)) throw new GatewayRefused('currency_invalid', `Stripe does not take ${currency}`);
  return { amount: amount * factorOf(currency), currency: currency.toLowerCase() };
}

export function ofStripe(amount: number, currency: string): Money {
  const code = currency.toUpperCase();
  return { amount: Math.round(amount / factorOf(code)), currency: code };
}

/** Ways to pay later, and what Stripe tells the payer to do. */
const VOUCHERS: Readonly<Record<string, PaymentMethod>> = {
  oxxo_display_details: 'oxxo',
  boleto_display_details: 'boleto',
  pix_display_qr_code: 'pix',
};
/** Wallets are cards here. */
const METHODS: Readonly<Record<string, PaymentMethod>> = {
  card: 'card',
  link: 'card',
  oxxo: 'oxxo',
  boleto: 'boleto',
  pix: 'pix',
};

const FAILURES: Readonly<Record<string, PaymentFailure>> = {
  card_declined: 'card_declined',
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  incorrect_number: 'incorrect_details',
  incorrect_cvc: 'incorrect_details',
  invalid_cvc: 'incorrect_details',
  invalid_number: 'incorrect_details',
  invalid_expiry_month: 'incorrect_details',
  invalid_expiry_year: 'incorrect_details',
  incorrect_zip: 'incorrect_details',
  authentication_required: 'authentication_failed',
  payment_intent_authentication_failure: 'authentication_failed',
  payment_intent_payment_attempt_expired: 'method_expired',
};

/** The reason of a decline says more than its code. */
export function failureOf(error: Pick<Stripe.PaymentIntent.LastPaymentError, 'code' | 'decline_code'> | null) {
  if (!error) return null;
  return FAILURES[error.decline_code ?? ''] ?? FAILURES[error.code ?? ''] ?? 'gateway_error';
}

/** A code that the payer got and may still pay by. */
export const voucherOf = ({ status, next_action }: Stripe.PaymentIntent): PaymentMethod | null =>
  status === 'requires_action' ? (VOUCHERS[next_action?.type ?? ''] ?? null) : null;

/** Where the payer finds that code again. */
export const voucherUrlOf = ({ next_action: action }: Stripe.PaymentIntent): string | null =>
  action?.oxxo_display_details?.hosted_voucher_url ??
  action?.boleto_display_details?.hosted_voucher_url ??
  action?.pix_display_qr_code?.hosted_instructions_url ??
  null;

export function statusOf(intent: Stripe.PaymentIntent): GatewayPayment['status'] {
  if (intent.status === 'succeeded') return 'succeeded';
  if (intent.status === 'canceled') return 'cancelled';
  return intent.status === 'processing' || voucherOf(intent) !== null ? 'processing' : 'requires_payment';
}

export const chargeOf = ({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | null =>
  charge === null || typeof charge === 'string' ? null : charge;

export function methodOf(intent: Stripe.PaymentIntent): PaymentMethod | null {
  const tried = chargeOf(intent)?.payment_method_details?.type ?? intent.last_payment_error?.payment_method?.type;
  return voucherOf(intent) ?? METHODS[tried ?? ''] ?? null;
}

export const idOf = (thing: string | { id: string } | null): string =>
  typeof thing === 'string' ? thing : (thing?.id ?? '');

export function presentRefund(refund: Stripe.Refund): GatewayRefund {
  const { id, metadata, payment_intent: intent, amount, currency, status } = refund;
  return {
    id,
    refundId: metadata?.['refund_id'] ?? '',
    paymentId: metadata?.['payment_id'] ?? idOf(intent),
    amount: ofStripe(amount, currency),
    status: status === 'succeeded' ? 'succeeded' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending',
  };
}

const DISPUTES: Readonly<Record<string, GatewayDispute['status']>> = {
  needs_response: 'needs_response',
  warning_needs_response: 'needs_response',
  appeal_needs_response: 'needs_response',
  under_review: 'under_review',
  warning_under_review: 'under_review',
  appeal_under_review: 'under_review',
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
};

export function presentDispute(dispute: Stripe.Dispute): GatewayDispute {
  const { id, payment_intent: intent, amount, currency, status, reason, evidence_details } = dispute;
  const original = typeof intent === 'string' ? undefined : intent?.metadata['payment_id'];
  const until = evidence_details.due_by;
  return {
    id,
    paymentId: original ?? idOf(intent),
    amount: ofStripe(amount, currency),
    status: DISPUTES[status] ?? 'under_review',
    reason,
    respondBy: until ? new Date(until * 1000) : null,
  };
}

/** Events that the webhook must be sent; it ignores others. */
export const STRIPE_EVENTS = [
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.requires_action',
  'payment_intent.canceled',
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const;

export const presentEvent = (event: Stripe.Event): GatewayEvent => ({
  id: event.id,
  type: event.type,
  about: aboutOf(event),
  createdAt: new Date(event.created * 1000),
});

/** What to read again after an event. A checkout pays by a payment of its own, which names ours. */
export function aboutOf({ type, data }: Stripe.Event): GatewayEvent['about'] {
  if (!(STRIPE_EVENTS as readonly string[]).includes(type)) return null;
  const { id, metadata } = data.object as { id?: string; metadata?: Stripe.Metadata | null };
  const original = metadata?.['payment_id'];
  if (type.startsWith('payment_intent.')) return id ? { kind: 'payment', id: original ?? id } : null;
  if (type.startsWith('checkout.session.')) return original ? { kind: 'payment', id: original } : null;
  if (!id) return null;
  return { kind: type.startsWith('refund.') ? 'refund' : 'dispute', id };
}
