import { GatewayRefused, type NewPayment, type NewRefund, type PaymentMethod } from '../../gateway.ts';
import { decideEvidence, decideNewDispute, decideNewPayment, decideNewRefund, isSettled } from './decisions.rules.ts';
import type { Change, CheckoutRow, DisputeRow, MessageRow, PaymentRow, RefundRow, SubmittedEvidence } from './rows.ts';
import { CARD_FAILURES, type CardEffect } from './test-cards.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long the payer's bank waits for evidence. */
const RESPOND_MS = 7 * DAY_MS;

export interface BookDeps {
  /** Keeps a change; it counts only once this returned. */
  keep: (change: Change) => void;
  now: () => number;
  /** A new id that cannot be guessed, with this prefix. */
  newId: (prefix: string) => string;
  /** How long money that comes late takes, in milliseconds. */
  lateMs: () => number;
}

/**
 * The books of the sandbox gateway: what was asked for, paid, returned and disputed, and the messages about it. Every act
 * is one change that is kept before it counts.
 */
export class Book {
  readonly payments = new Map<string, PaymentRow>();
  readonly refunds = new Map<string, RefundRow>();
  readonly disputes = new Map<string, DisputeRow>();
  readonly checkouts = new Map<string, CheckoutRow>();
  readonly messages = new Map<string, MessageRow>();
  targets: readonly string[] = [];
  private readonly attempts = new Map<string, string>();
  private readonly refundIds = new Map<string, string>();
  private readonly deps: BookDeps;

  constructor(deps: BookDeps) {
    this.deps = deps;
  }

  /** Takes over a change that was kept before. */
  apply(change: Change): void {
    for (const row of change.payments ?? []) {
      this.payments.set(row.id, row);
      this.attempts.set(row.attemptId, row.id);
    }
    for (const row of change.refunds ?? []) {
      this.refunds.set(row.id, row);
      this.refundIds.set(row.refundId, row.id);
    }
    for (const row of change.disputes ?? []) this.disputes.set(row.id, row);
    for (const row of change.checkouts ?? []) this.checkouts.set(row.id, row);
    for (const row of change.messages ?? []) this.messages.set(row.id, row);
    if (change.targets) this.targets = change.targets;
  }

  commit(change: Change): void {
    this.deps.keep(change);
    this.apply(change);
  }

  findPayment(attemptId: string): PaymentRow | undefined {
    return this.payments.get(this.attempts.get(attemptId) ?? '');
  }

  findRefund(refundId: string): RefundRow | undefined {
    return this.refunds.get(this.refundIds.get(refundId) ?? '');
  }

  refundsOf = (paymentId: string): RefundRow[] =>
    [...this.refunds.values()].filter((refund) => refund.paymentId === paymentId);

  disputesOf = (paymentId: string): DisputeRow[] =>
    [...this.disputes.values()].filter((dispute) => dispute.paymentId === paymentId);

  createPayment(wanted: NewPayment): PaymentRow {
    const known = this.findPayment(wanted.attemptId);
    const now = this.deps.now();
    decideNewPayment(wanted, known, now);
    if (known) return known;
    const id = this.deps.newId('pay');
    const payment: PaymentRow = {
      id,
      attemptId: wanted.attemptId,
      amount: { amount: wanted.amount.amount, currency: wanted.amount.currency },
      description: wanted.description,
      expiresAt: wanted.expiresAt.getTime(),
      status: 'requires_payment',
      received: 0,
      method: null,
      failure: null,
      clientSecret: this.deps.newId(`${id}_secret`),
      createdAt: now,
      isAsked: false,
      voucher: null,
      arrivesAt: null,
    };
    this.commit({ payments: [payment] });
    return payment;
  }

  createCheckout(paymentId: string, back: Omit<CheckoutRow, 'id' | 'paymentId'>): CheckoutRow {
    const payment = this.payment(paymentId);
    if (isSettled(payment)) throw new GatewayRefused(`payment_${payment.status}`, 'it cannot be paid now');
    const checkout: CheckoutRow = { id: this.deps.newId('chk'), paymentId, ...back };
    this.commit({ checkouts: [checkout] });
    return checkout;
  }

  /** Pays by a test card. Does nothing if it cannot be paid now. */
  payByCard(paymentId: string, effect: CardEffect): PaymentRow {
    const payment = this.payment(paymentId);
    if (payment.status !== 'requires_payment') return payment;
    const tried: PaymentRow = { ...payment, method: 'card', failure: null, isAsked: false };
    const failure = CARD_FAILURES[effect];
    if (failure) return this.move({ ...tried, failure }, 'payment.failed');
    if (effect === 'authentication') return this.move({ ...tried, isAsked: true }, 'payment.authentication_asked');
    if (effect === 'late' || effect === 'never') {
      const arrivesAt = effect === 'late' ? this.deps.now() + this.deps.lateMs() : null;
      return this.move({ ...tried, status: 'processing', arrivesAt }, 'payment.processing');
    }
    const paid = this.arrive(tried);
    if (effect === 'disputed') this.openDispute(paymentId, 'fraudulent');
    return paid;
  }

  /** The payer's answer to the bank. */
  authenticate(paymentId: string, isApproved: boolean): PaymentRow {
    const payment = this.payment(paymentId);
    if (payment.status !== 'requires_payment' || !payment.isAsked) return payment;
    const answered: PaymentRow = { ...payment, isAsked: false };
    return isApproved
      ? this.arrive(answered)
      : this.move({ ...answered, failure: 'authentication_failed' }, 'payment.failed');
  }

  /** Begins to pay outside: the payer gets a code, and pays by it later. */
  begin(paymentId: string, method: Exclude<PaymentMethod, 'card'>): PaymentRow {
    const payment = this.payment(paymentId);
    if (payment.status !== 'requires_payment') return payment;
    const voucher = this.deps
      .newId(method)
      .slice(method.length + 1)
      .toUpperCase();
    return this.move(
      { ...payment, method, failure: null, isAsked: false, voucher, status: 'processing' },
      'payment.processing',
    );
  }

  /** The end of what is processed: the money arrives, or it never will. */
  finish(paymentId: string, outcome: 'paid' | 'expired' | 'declined'): PaymentRow {
    const payment = this.payment(paymentId);
    if (payment.status !== 'processing') return payment;
    const ended: PaymentRow = { ...payment, voucher: null, arrivesAt: null };
    if (outcome === 'paid') return this.arrive(ended);
    const failure = outcome === 'expired' ? 'method_expired' : 'card_declined';
    return this.move({ ...ended, status: 'requires_payment', failure }, 'payment.failed');
  }

  /** A card that is being processed cannot be stopped; everything else that was not paid can. */
  cancel(paymentId: string): PaymentRow {
    const payment = this.payment(paymentId);
    if (isSettled(payment)) return payment;
    if (payment.status === 'processing' && payment.voucher === null) return payment;
    return this.move({ ...payment, status: 'cancelled', isAsked: false, voucher: null }, 'payment.cancelled');
  }

  /** `fails` returns the money to us again; `isSlow` leaves it pending for a while. */
  refund(wanted: NewRefund, { fails = false, isSlow = false } = {}): RefundRow {
    const known = this.findRefund(wanted.refundId);
    if (wanted.earlier && !this.payments.has(wanted.paymentId)) this.takeOver(wanted, wanted.earlier);
    const payment = this.payment(wanted.paymentId);
    decideNewRefund(wanted, {
      known,
      payment,
      refunds: this.refundsOf(payment.id),
      disputes: this.disputesOf(payment.id),
    });
    if (known) return known;
    const now = this.deps.now();
    const waits = fails || isSlow || payment.method !== 'card';
    const refund: RefundRow = {
      id: this.deps.newId('ref'),
      refundId: wanted.refundId,
      paymentId: payment.id,
      amount: { amount: wanted.amount.amount, currency: wanted.amount.currency },
      status: waits ? 'pending' : 'succeeded',
      createdAt: now,
      decidedAt: waits ? now + this.deps.lateMs() : null,
      fails,
    };
    this.commit({ refunds: [refund], messages: [this.message(`refund.${refund.status}`, 'refund', refund.id)] });
    return refund;
  }

  /** A payment that the demo began with, as if it had been paid here. */
  private takeOver(
    { paymentId, amount: { currency } }: NewRefund,
    { attemptId, received, paidAt }: NonNullable<NewRefund['earlier']>,
  ): void {
    const payment: PaymentRow = {
      id: paymentId,
      attemptId,
      amount: { amount: received, currency },
      description: 'Demo',
      expiresAt: paidAt,
      status: 'succeeded',
      received,
      method: 'card',
      failure: null,
      clientSecret: this.deps.newId(`${paymentId}_secret`),
      createdAt: paidAt,
      isAsked: false,
      voucher: null,
      arrivesAt: null,
    };
    this.commit({ payments: [payment] });
  }

  openDispute(paymentId: string, reason: string, amount?: number): DisputeRow {
    const payment = this.payment(paymentId);
    const asked = amount ?? payment.received;
    decideNewDispute(payment, asked, this.disputesOf(paymentId));
    const now = this.deps.now();
    const dispute: DisputeRow = {
      id: this.deps.newId('dsp'),
      paymentId,
      amount: { amount: asked, currency: payment.amount.currency },
      status: 'needs_response',
      reason,
      respondBy: now + RESPOND_MS,
      createdAt: now,
    };
    this.commit({ disputes: [dispute], messages: [this.message('dispute.opened', 'dispute', dispute.id)] });
    return dispute;
  }

  /** The bank reads evidence for a while, and believes what shows that the payer came. */
  submitEvidence({ evidenceId, disputeId, showsAttendance, earlier }: SubmittedEvidence): DisputeRow {
    if (earlier && !this.disputes.has(disputeId))
      this.commit({ disputes: [{ ...earlier, id: disputeId, status: 'needs_response' }] });
    const dispute = this.disputes.get(disputeId);
    if (!dispute) throw new GatewayRefused('not_found', 'there is no such dispute');
    const now = this.deps.now();
    decideEvidence(dispute, evidenceId, now);
    if (dispute.evidence) return dispute;
    const evidence = { id: evidenceId, showsAttendance, decidesAt: now + this.deps.lateMs() };
    const reviewed: DisputeRow = { ...dispute, status: 'under_review', evidence };
    this.commit({ disputes: [reviewed], messages: [this.message('dispute.under_review', 'dispute', disputeId)] });
    return reviewed;
  }

  decideDispute(id: string, status: 'under_review' | 'won' | 'lost'): DisputeRow {
    const dispute = this.disputes.get(id);
    if (!dispute) throw new GatewayRefused('not_found', 'there is no such dispute');
    if (dispute.status === 'won' || dispute.status === 'lost') return dispute;
    const decided: DisputeRow = { ...dispute, status };
    this.commit({ disputes: [decided], messages: [this.message(`dispute.${status}`, 'dispute', id)] });
    return decided;
  }

  /** What happens by itself until now: late money arrives, pending refunds are decided, and what was not paid in time ends. */
  settleDue(): void {
    const now = this.deps.now();
    for (const payment of this.payments.values()) {
      if (payment.status === 'processing' && payment.arrivesAt !== null && payment.arrivesAt <= now)
        this.finish(payment.id, 'paid');
      else if (!isSettled(payment) && payment.expiresAt <= now) this.expire(payment);
    }
    for (const { id, status, respondBy, evidence } of this.disputes.values()) {
      if (status === 'needs_response' && respondBy <= now) this.decideDispute(id, 'lost');
      if (status === 'under_review' && evidence && evidence.decidesAt <= now)
        this.decideDispute(id, evidence.showsAttendance ? 'won' : 'lost');
    }
    for (const refund of this.refunds.values()) {
      if (refund.status !== 'pending' || refund.decidedAt === null || refund.decidedAt > now) continue;
      const status = refund.fails ? 'failed' : 'succeeded';
      const messages = [this.message(`refund.${status}`, 'refund', refund.id)];
      this.commit({ refunds: [{ ...refund, status, decidedAt: null }], messages });
    }
  }

  /** A card that is being processed outlives its time: its money may come later. */
  private expire(payment: PaymentRow): void {
    if (payment.status === 'processing' && payment.voucher === null) return;
    const failure = payment.voucher === null ? payment.failure : 'method_expired';
    this.move({ ...payment, status: 'cancelled', isAsked: false, voucher: null, failure }, 'payment.cancelled');
  }

  private payment(id: string): PaymentRow {
    const payment = this.payments.get(id);
    if (!payment) throw new GatewayRefused('not_found', 'there is no such payment');
    return payment;
  }

  private arrive(payment: PaymentRow): PaymentRow {
    const received = payment.amount.amount;
    return this.move({ ...payment, status: 'succeeded', received, failure: null, voucher: null }, 'payment.succeeded');
  }

  private move(payment: PaymentRow, type: string): PaymentRow {
    this.commit({ payments: [payment], messages: [this.message(type, 'payment', payment.id)] });
    return payment;
  }

  private message(type: string, kind: MessageRow['about']['kind'], id: string): MessageRow {
    const now = this.deps.now();
    return { id: this.deps.newId('evt'), type, about: { kind, id }, createdAt: now, tries: 0, nextAt: now };
  }
}
