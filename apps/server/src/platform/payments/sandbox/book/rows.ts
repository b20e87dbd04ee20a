import type { Money } from '@travesia/contracts/kit';
import type { GatewayDispute, GatewayEvent, GatewayPayment, GatewayRefund } from '../../gateway.ts';

/** A payment in the sandbox. Times are milliseconds since 1970, in all rows. */
export interface PaymentRow {
  id: string;
  attemptId: string;
  amount: Money;
  description: string;
  expiresAt: number;
  status: GatewayPayment['status'];
  /** Minor units received. */
  received: number;
  method: GatewayPayment['method'];
  failure: GatewayPayment['failure'];
  clientSecret: string;
  createdAt: number;
  /** The payer's bank asked for a confirmation. */
  isAsked: boolean;
  /** What one shows where one pays later; null for cards. */
  voucher: string | null;
  /** When the money arrives by itself. */
  arrivesAt: number | null;
}

export interface RefundRow {
  id: string;
  refundId: string;
  paymentId: string;
  amount: Money;
  status: GatewayRefund['status'];
  createdAt: number;
  /** When a pending one is decided, and how. */
  decidedAt: number | null;
  fails: boolean;
}

export interface DisputeRow {
  id: string;
  paymentId: string;
  amount: Money;
  status: GatewayDispute['status'];
  reason: string;
  respondBy: number;
  createdAt: number;
  /** What was submitted, and when the bank decides about it; absent until then. */
  evidence?: { id: string; showsAttendance: boolean; decidesAt: number };
}

/** What the sandbox keeps of evidence: none of its contents. */
export interface SubmittedEvidence {
  evidenceId: string;
  disputeId: string;
  showsAttendance: boolean;
  earlier?: { paymentId: string; amount: Money; reason: string; respondBy: number; createdAt: number } | undefined;
}

export interface CheckoutRow {
  id: string;
  paymentId: string;
  paidUrl: string;
  leftUrl: string;
  language: 'en' | 'es' | 'pt';
}

/** A message to our server. */
export interface MessageRow {
  id: string;
  type: string;
  about: NonNullable<GatewayEvent['about']>;
  createdAt: number;
  tries: number;
  /** When to send it next; null once it was accepted, or given up. */
  nextAt: number | null;
}

/** Rows that one act creates or replaces: all of them, or none, are kept. */
export interface Change {
  payments?: PaymentRow[];
  refunds?: RefundRow[];
  disputes?: DisputeRow[];
  checkouts?: CheckoutRow[];
  messages?: MessageRow[];
  /** Where messages are sent, the newest last. */
  targets?: string[];
}
