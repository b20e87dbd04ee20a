import type { Money } from '@travesia/contracts/kit';

/** Ways to pay. All but cards are paid later, outside this site: the payment is `processing` until the money arrives. */
export const PAYMENT_METHODS = ['card', 'pix', 'oxxo', 'boleto', 'pse'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Why a payment failed, in the product's terms; a gateway's own codes are mapped to these. */
export const PAYMENT_FAILURES = [
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_details',
  'authentication_failed',
  'method_expired',
  'gateway_error',
] as const;
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number];

/** What a gateway knows of a payment. */
export interface GatewayPayment {
  /** The gateway's id. */
  id: string;
  /** Our id of the attempt, as given when it was created. */
  attemptId: string;
  /**
   * `requires_payment`: nothing was paid, also after a declined card. `processing`: begun, the money may still arrive.
   * `succeeded`: the money is with the gateway. `cancelled`: it can no longer be paid.
   */
  status: 'requires_payment' | 'processing' | 'succeeded' | 'cancelled';
  /** What was asked for. */
  amount: Money;
  /** What was received; 0 until it succeeded. */
  received: Money;
  /** Sum of refunds that were not refused. */
  refunded: Money;
  method: PaymentMethod | null;
  /** Why the last try failed; null if none did. */
  failure: PaymentFailure | null;
  /** What the browser needs to pay; never stored. */
  clientSecret: string;
  createdAt: Date;
}

/** What a gateway knows of a refund. */
export interface GatewayRefund {
  id: string;
  /** Our id of the refund. */
  refundId: string;
  paymentId: string;
  amount: Money;
  status: 'pending' | 'succeeded' | 'failed';
}

/** What a gateway knows of a dispute: the payer's bank takes the money back until it is decided. */
export interface GatewayDispute {
  id: string;
  paymentId: string;
  amount: Money;
  status: 'needs_response' | 'under_review' | 'won' | 'lost';
  /** The gateway's word for the reason, such as `fraudulent`. */
  reason: string;
  /** Until when evidence is accepted. */
  respondBy: Date | null;
}

/** A page of the gateway on which one pays. */
export interface GatewayCheckout {
  url: string;
  expiresAt: Date;
}

/** A verified message of a gateway. It says only what to read again: messages come late, twice and out of order. */
export interface GatewayEvent {
  /** The gateway's id of the message. */
  id: string;
  /** The gateway's name of what happened. */
  type: string;
  /** What it is about; null for something this product does not use. */
  about: { kind: 'payment' | 'refund' | 'dispute'; id: string } | null;
  createdAt: Date;
}

/** How long Stripe lists its messages; the sandbox keeps them for ever. */
export const MESSAGES_KEPT_DAYS = 30;

/** Creating a payment or a refund. The id is the idempotency key: asked again, the gateway answers what it did the first time. */
export interface NewPayment {
  attemptId: string;
  amount: Money;
  /** Shown to the payer, without anything about health: the clinic and the reference of the booking. */
  description: string;
  /** After this the gateway accepts nothing more. */
  expiresAt: Date;
}

export interface NewRefund {
  refundId: string;
  paymentId: string;
  amount: Money;
  /** A payment of the demo's beginning, which no gateway has seen: the sandbox takes it over, other gateways refuse it. */
  earlier?: { attemptId: string; received: number; paidAt: number } | undefined;
}

/** What shows a payer's bank that a payment was right. */
export interface NewEvidence {
  /** Our id of the answer: the idempotency key. */
  evidenceId: string;
  disputeId: string;
  /** The clinic's statement, and what this product knows, in English as banks read it. */
  statement: string;
  facts: string;
  policy: string;
  /** Date of the visit, YYYY-MM-DD. */
  serviceDate: string;
  /** Whether anything shows that the patient came. */
  showsAttendance: boolean;
  files: readonly EvidenceFile[];
  /** A dispute of the demo's beginning, which no gateway has seen: the sandbox takes it over, other gateways refuse it. */
  earlier?: { paymentId: string; amount: Money; reason: string; respondBy: number; createdAt: number } | undefined;
}

export interface EvidenceFile {
  item: 'attendance' | 'messages' | 'consent' | 'policy' | 'other';
  name: string;
  mediaType: string;
  content: Buffer;
}

/**
 * A payment gateway. Every call may throw `GatewayUnreachable` without telling whether it had an effect; repeat it with
 * the same id, or look with `findPayment` and `findRefund`. No call is made while a transaction is open.
 */
export interface PaymentGateway {
  readonly name: 'sandbox' | 'stripe';
  /** For scripts of the gateway in the browser; null if it needs none. */
  readonly publishableKey: string | null;
  createPayment(payment: NewPayment): Promise<GatewayPayment>;
  /** A page for paying it, which leads back to these addresses. Throws `GatewayRefused` if it was paid or cancelled. */
  createCheckout(
    paymentId: string,
    back: { paidUrl: string; leftUrl: string; language: 'en' | 'es' | 'pt' },
  ): Promise<GatewayCheckout>;
  readPayment(id: string): Promise<GatewayPayment | null>;
  /** By our id of the attempt. */
  findPayment(attemptId: string): Promise<GatewayPayment | null>;
  /**
   * Makes it impossible to pay; returns what it is then, also when it was paid before. What is `processing` may stay so, where
   * nobody can stop it: its money may still arrive.
   */
  cancelPayment(id: string): Promise<GatewayPayment>;
  /** Throws `GatewayRefused` if more would be returned than was received. */
  refund(refund: NewRefund): Promise<GatewayRefund>;
  /** By our id of the refund. */
  findRefund(refundId: string): Promise<GatewayRefund | null>;
  readRefund(id: string): Promise<GatewayRefund | null>;
  readDispute(id: string): Promise<GatewayDispute | null>;
  /** Submits evidence, once. Throws `GatewayRefused` if the bank takes none any more. */
  submitEvidence(evidence: NewEvidence): Promise<GatewayDispute>;
  /** Payments created since, oldest first, page by page, for the reconciler. */
  listPayments(since: Date, after?: string): Promise<{ payments: GatewayPayment[]; next: string | null }>;
  listDisputes(since: Date, after?: string): Promise<{ disputes: GatewayDispute[]; next: string | null }>;
  /**
   * Messages written since, oldest first, page by page, also those that never arrived here. Gateways keep them for
   * `MESSAGES_KEPT_DAYS`.
   */
  listEvents(since: Date, after?: string): Promise<{ events: GatewayEvent[]; next: string | null }>;
  /** Checks the signature of a message over its exact bytes. Throws `BadSignature`. */
  readEvent(rawBody: Buffer, signature: string | undefined): GatewayEvent;
}

/** No answer, or none that tells what happened: the call may have had an effect. */
export class GatewayUnreachable extends Error {
  override name = 'GatewayUnreachable';
}

/** The gateway answered that it will not do it; it had no effect. */
export class GatewayRefused extends Error {
  override name = 'GatewayRefused';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** A message that the gateway did not sign, or not recently. */
export class BadSignature extends Error {
  override name = 'BadSignature';
}
