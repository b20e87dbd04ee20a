import {
  type GatewayDispute,
  type GatewayEvent,
  type GatewayPayment,
  type GatewayRefund,
  GatewayRefused,
  GatewayUnreachable,
  type PaymentGateway,
  type PaymentMethod,
} from '../gateway.ts';
import { assertOutsideUnitOfWork } from '../../db/unit-of-work.ts';
import { Book } from '../sandbox/book/book.ts';
import { pageOf, presentDispute, presentMessage, presentPayment, presentRefund } from '../sandbox/book/present.ts';
import type { MessageRow } from '../sandbox/book/rows.ts';
import type { CardEffect } from '../sandbox/book/test-cards.ts';
import { FaultPlan, type FaultyCall } from '../sandbox/faults.ts';
import { readMessage, writeMessage } from '../sandbox/read-message.ts';
import { signMessage } from '../signature.ts';

/** A message ready to be posted to the webhook: its exact bytes and its signature. */
export interface FakeMessage {
  event: GatewayEvent;
  rawBody: Buffer;
  signature: string;
}

export interface FakeGateway extends PaymentGateway {
  /** Calls of the interface that were made, in order. */
  readonly calls: readonly FaultyCall[];
  /** What the gateway itself knows; for comparing the ledger with it. */
  readonly book: Book;
  /** What goes wrong next. */
  readonly faults: FaultPlan;
  /** Pays by a test card, as a payer would on the checkout page. */
  pay(paymentId: string, effect?: CardEffect): GatewayPayment;
  /** Answers the bank's question after `pay(…, 'authentication')`. */
  authenticate(paymentId: string, isApproved: boolean): GatewayPayment;
  /** Begins to pay outside; `finish` ends it. */
  begin(paymentId: string, method: Exclude<PaymentMethod, 'card'>): GatewayPayment;
  /** Ends what is processed, by a card or outside. */
  finish(paymentId: string, outcome: 'paid' | 'expired' | 'declined'): GatewayPayment;
  openDispute(paymentId: string, options?: { reason?: string; amount?: number }): GatewayDispute;
  decideDispute(id: string, status: 'under_review' | 'won' | 'lost'): GatewayDispute;
  /** Lets what happens by itself happen: late money, pending refunds, the end of a payment's time. */
  settle(): void;
  /**
   * The messages since the last time, as faults on messages let them through: in any order, doubled or not at all. The
   * caller may reorder, repeat and drop them as well.
   */
  takeMessages(): FakeMessage[];
  /** The same message signed now, as a gateway signs it that tries again later. */
  sendAgain(message: FakeMessage): FakeMessage;
}

interface FakeOptions {
  /** The gateway's own clock; the real one by default. */
  now?: () => Date;
  /** How long late money and pending refunds take. */
  lateMs?: number;
  secret?: string;
}

/**
 * The sandbox gateway without its process, in memory: the same books behind the same interface. Deterministic: its ids
 * count up. Faults that a process has (a crash, an answer lost) show as `GatewayUnreachable`, with or without effect.
 */
export function createFakeGateway(options: FakeOptions = {}): FakeGateway {
  const { now = () => new Date(), lateMs = 60_000, secret = 'of a gateway that is not there' } = options;
  const faults = new FaultPlan(lateMs);
  const calls: FaultyCall[] = [];
  const waiting: MessageRow[] = [];
  let ids = 0;
  const book = new Book({
    keep: ({ messages = [] }) => void waiting.push(...messages),
    now: () => now().getTime(),
    newId: (prefix) => `${prefix}_${String(++ids).padStart(8, '0')}`,
    lateMs: () => faults.lateMs,
  });

  async function call<T>(name: FaultyCall, work: () => T): Promise<T> {
    assertOutsideUnitOfWork('the payment gateway');
    calls.push(name);
    const fault = faults.take(name);
    if (fault === 'refused') throw new GatewayRefused('refused_by_test', 'a test ordered this');
    if (fault !== null && fault !== 'answer_lost' && fault !== 'crash_after') throw new GatewayUnreachable(fault);
    book.settleDue();
    const answer = work();
    if (fault !== null) throw new GatewayUnreachable(fault);
    return answer;
  }
  const payment = (row: Parameters<typeof presentPayment>[1]) => presentPayment(book, row);
  const orNull = <Row, Shown>(row: Row | undefined, show: (row: Row) => Shown): Shown | null =>
    row ? show(row) : null;
  const act = <Row, Shown>(work: () => Row, show: (row: Row) => Shown): Shown => {
    book.settleDue();
    return show(work());
  };

  return {
    name: 'sandbox',
    publishableKey: null,
    calls,
    book,
    faults,
    createPayment: (wanted) => call('create_payment', () => payment(book.createPayment(wanted))),
    createCheckout: (paymentId, back) =>
      call('create_checkout', () => {
        const { id } = book.createCheckout(paymentId, back);
        const expiresAt = new Date(book.payments.get(paymentId)?.expiresAt ?? 0);
        return { url: new URL(`/sandbox/checkout/${id}`, back.paidUrl).href, expiresAt };
      }),
    readPayment: (id) => call('read', () => orNull(book.payments.get(id), payment)),
    findPayment: (attemptId) => call('read', () => orNull(book.findPayment(attemptId), payment)),
    cancelPayment: (id) => call('cancel_payment', () => payment(book.cancel(id))),
    refund: (wanted) =>
      call('refund', (): GatewayRefund => {
        const isKnown = book.findRefund(wanted.refundId) !== undefined;
        return presentRefund(book.refund(wanted, isKnown ? {} : faults.takeRefund()));
      }),
    findRefund: (refundId) => call('read', () => orNull(book.findRefund(refundId), presentRefund)),
    readRefund: (id) => call('read', () => orNull(book.refunds.get(id), presentRefund)),
    readDispute: (id) => call('read', () => orNull(book.disputes.get(id), presentDispute)),
    submitEvidence: (evidence) => call('evidence', () => presentDispute(book.submitEvidence(evidence))),
    listPayments: (since, after) =>
      call('list', () => {
        const { page, next } = pageOf(book.payments, since, after);
        return { payments: page.map(payment), next };
      }),
    listDisputes: (since, after) =>
      call('list', () => {
        const { page, next } = pageOf(book.disputes, since, after);
        return { disputes: page.map(presentDispute), next };
      }),
    listEvents: (since, after) =>
      call('list', () => {
        const { page, next } = pageOf(book.messages, since, after);
        return { events: page.map(presentMessage), next };
      }),
    readEvent: (rawBody, signature) => readMessage(rawBody, signature, { secrets: [secret], now: now() }),
    pay: (paymentId, effect = 'paid') => act(() => book.payByCard(paymentId, effect), payment),
    authenticate: (paymentId, isApproved) => act(() => book.authenticate(paymentId, isApproved), payment),
    begin: (paymentId, method) => act(() => book.begin(paymentId, method), payment),
    finish: (paymentId, outcome) => act(() => book.finish(paymentId, outcome), payment),
    openDispute: (paymentId, { reason = 'fraudulent', amount } = {}) =>
      act(() => book.openDispute(paymentId, reason, amount), presentDispute),
    decideDispute: (id, status) => act(() => book.decideDispute(id, status), presentDispute),
    settle: () => book.settleDue(),
    takeMessages: () => {
      book.settleDue();
      const held = faults.messages.reorder > 0 && waiting.length < faults.messages.reorder;
      if (held) return [];
      const taken = waiting.splice(0);
      if (faults.messages.reorder > 0) {
        taken.reverse();
        faults.messages.reorder = 0;
      }
      return taken
        .filter(() => !faults.takeMessage('lose'))
        .flatMap((row) => (faults.takeMessage('duplicate') ? [row, row] : [row]))
        .map((row) => asMessage(row, secret, now()));
    },
    sendAgain: ({ event, rawBody }) => ({ event, rawBody, signature: signMessage(rawBody, [secret], now()) }),
  };
}

function asMessage(row: MessageRow, secret: string, now: Date): FakeMessage {
  const rawBody = Buffer.from(writeMessage(row));
  const signature = signMessage(rawBody, [secret], now);
  return { event: presentMessage(row), rawBody, signature };
}
