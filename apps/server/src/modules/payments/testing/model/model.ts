import { bookingMachine, type BookingMove } from '@travesia/contracts/bookings';
import { type MachineActor, nextState } from '@travesia/contracts/kit';
import { balanceRequestMachine, paymentMachine } from '@travesia/contracts/payments';
import {
  capturePostings,
  disputePostings,
  lostPostings,
  refundPostings,
  releasePostings,
  TRANCHES,
  wonPostings,
} from '../../ledger/ledger.rules.ts';
import type { Bug } from './bugs.ts';
import { dueFor, endRequest, isDue } from './model-balances.ts';
import { BALANCE, DEPOSIT, type Message, ModelGateway } from './model-gateway.ts';
import { BRL, ModelLedger } from './model-ledger.ts';
import type { ModelBooking, ModelDispute, ModelPayment, ModelRefund, ModelRequest } from './model-rows.ts';
import { CAPTURED, HOLDING, LIVE, SETTLED, UNSENT } from './model-states.ts';

/** What a patient gets back, percent; from everybody else everything comes back. */
export const PATIENT_PERCENT = 50;
const HOLD = 24 * 60;
const CLINIC = 'clinic';

/** Bookings, payments and a gateway, as small as they can be and still go wrong in every way known. `bug` plants one mistake. */
export class Model {
  now = 0;
  suspended = false;
  bookings: ModelBooking[] = [];
  requests: ModelRequest[] = [];
  payments: ModelPayment[] = [];
  refunds: ModelRefund[] = [];
  disputes: ModelDispute[] = [];
  events: string[] = [];
  changes: string[] = [];
  /** Slots held, by booking; apart from bookings as in the database. */
  slots = new Map<number, number[]>();
  keys = new Map<string, number | null>();
  faults: string[] = [];
  private readonly handled = new Set<number>();
  private ids = 0;
  private readonly nextId = () => ++this.ids;
  readonly gateway = new ModelGateway(this.nextId);
  readonly ledger = new ModelLedger();
  readonly bug: Bug | null;

  constructor(bug: Bug | null = null) {
    this.bug = bug;
  }

  // --- bookings -----------------------------------------------------------------------------------

  isTaken = (slot: number, leaveOut = -1): boolean =>
    this.bookings.some(
      ({ id, status }) =>
        id !== leaveOut &&
        (this.slots.get(id) ?? []).includes(slot) &&
        !(this.bug === 'pending_does_not_hold' && status === 'pending'),
    );

  request(patient: number, slot: number, key: number): void {
    const scoped = this.bug === 'key_not_scoped' ? String(key) : `${patient} ${key} ${slot}`;
    const known = this.bug === 'key_ignored' ? undefined : this.keys.get(scoped);
    if (known !== undefined) {
      if (known !== null && this.bookings[known]?.patient !== patient) this.faults.push('the answer of somebody else');
      return;
    }
    if (this.suspended || this.isTaken(slot)) return;
    const id = this.bookings.length;
    if (this.bug === 'key_ignored' && this.keys.has(scoped)) this.faults.push('one key booked twice');
    this.bookings.push({
      id,
      patient,
      slot,
      status: 'pending',
      expiresAt: this.now + HOLD,
      endedBy: null,
      kept: null,
      history: [[null, null, 'pending']],
    });
    this.slots.set(id, [slot]);
    this.keys.set(scoped, id);
    this.tell('requested', id);
  }

  move(booking: ModelBooking, action: BookingMove, as: MachineActor): boolean {
    const to = nextState(bookingMachine, booking.status, action, as);
    const forced = this.bug === 'cas_removed' && action === 'accept_for_payment' ? 'awaiting_payment' : null;
    const target = to ?? forced;
    if (target === null) return false;
    if (action === 'accept_for_payment' && this.now >= booking.expiresAt && forced === null) return false;
    booking.history.push([booking.status, action, target]);
    booking.status = target;
    if (target === 'awaiting_payment') booking.expiresAt = this.now + HOLD;
    if (!HOLDING.includes(target) && !(this.bug === 'expiry_keeps_the_slot' && action === 'expire'))
      this.slots.delete(booking.id);
    this.tell(action, booking.id);
    return true;
  }

  private tell(event: string, booking: number): void {
    this.changes.push(`${event} ${booking}`);
    // Written after the commit, in a process that ends every seventh time.
    if (this.bug === 'outbox_outside_the_transaction' && this.changes.length % 7 === 0) return;
    this.events.push(`${event} ${booking}`);
  }

  accept = (booking: ModelBooking) => this.move(booking, 'accept_for_payment', 'provider');

  cancel(booking: ModelBooking, action: 'cancel' | 'decline', as: MachineActor): void {
    const paid = this.paidOf(booking.id);
    if (!this.move(booking, action, as)) return;
    booking.endedBy = as;
    const percent = as === 'patient' || this.bug === 'clinic_cancels_like_a_patient' ? PATIENT_PERCENT : 100;
    const refund = Math.floor((paid * percent) / 100);
    booking.kept = paid - refund;
    if (this.bug !== 'cancel_without_refund') this.giveBack(booking.id, refund, 'cancelled');
    this.end(booking);
  }

  private end(booking: ModelBooking): void {
    this.release(booking);
    for (const request of this.requests) if (request.booking === booking.id) endRequest(this, request, 'withdraw');
    this.closeAttempts(booking);
  }

  closeAttempts(booking: ModelBooking): void {
    for (const payment of this.payments.filter((one) => one.booking === booking.id && LIVE.includes(one.status))) {
      if (isDue(this, payment)) continue;
      this.gateway.cancel(payment.id);
      this.apply(payment);
    }
  }

  reschedule(booking: ModelBooking, slot: number): void {
    if (!HOLDING.includes(booking.status) || (booking.status !== 'confirmed' && this.now >= booking.expiresAt)) return;
    if (this.bug !== 'moves_to_a_taken_slot' && this.isTaken(slot, booking.id)) return;
    booking.slot = slot;
    this.slots.set(
      booking.id,
      this.bug === 'moving_keeps_both' ? [...(this.slots.get(booking.id) ?? []), slot] : [slot],
    );
  }

  complete(booking: ModelBooking): void {
    if (this.move(booking, 'complete', 'provider')) this.release(booking);
  }

  tick(minutes: number): void {
    this.now += minutes;
    if (this.bug === 'hold_never_expires') return;
    for (const request of this.requests) if (this.now >= request.dueAt) endRequest(this, request, 'expire');
    for (const booking of this.bookings) {
      if (this.now < booking.expiresAt || !this.move(booking, 'expire', 'system')) continue;
      booking.endedBy = 'system';
      this.end(booking);
    }
  }

  // --- payments -----------------------------------------------------------------------------------

  startPay(booking: ModelBooking, isAnswerLost: boolean, isRepeated = false): void {
    const due = dueFor(this, booking);
    if (!due) return;
    if (this.suspended) {
      if (this.bug !== 'suspended_clinic_is_paid') return;
      this.faults.push('a suspended clinic was paid');
    }
    const open = this.payments.find(({ booking: of, status }) => of === booking.id && LIVE.includes(status));
    if (open && (open.request !== due.request || (open.request !== null && open.endsAt <= this.now))) {
      if (isRepeated) return;
      // Called off, of which nobody hears.
      if (isAnswerLost) return open.known ? this.gateway.cancel(open.id) : undefined;
      this.retire(open);
      return this.startPay(booking, isAnswerLost, true);
    }
    const payment: ModelPayment =
      open && this.bug !== 'two_intents'
        ? open
        : {
            id: this.nextId(),
            booking: booking.id,
            request: due.request,
            endsAt: this.now + HOLD,
            status: 'requires_payment',
            received: 0,
            known: false,
            paidAt: 0,
          };
    if (payment !== open) this.payments.push(payment);
    const theirs = this.gateway.open(payment.id, due.amount);
    if (isAnswerLost) return;
    payment.known = true;
    if (theirs.status !== 'requires_payment' || payment.status !== 'requires_payment') this.apply(payment);
    if (theirs.status === 'cancelled' && !isRepeated) this.startPay(booking, false, true);
  }

  /** Ends an attempt that something else has replaced. */
  private retire(payment: ModelPayment): void {
    this.gateway.cancel(payment.id);
    this.apply(payment);
  }

  deliver(at: number, isKept: boolean): void {
    const message = this.gateway.take(at, isKept);
    if (!message) return;
    if (this.handled.has(message.id) && this.bug !== 'no_dedupe') return;
    this.handled.add(message.id);
    if (message.kind === 'payment') {
      const payment = this.payments.find(({ id }) => id === message.about);
      if (payment) this.apply(payment, this.bug === 'older_message_lowers' ? message.said : null);
    }
    if (message.kind === 'dispute') this.followDispute(message.about);
  }

  /** Takes over what the gateway knows now. */
  apply(payment: ModelPayment, said: Message['said'] = null): void {
    const theirs = this.gateway.payments.get(payment.id);
    if (!theirs) return;
    payment.known = true;
    if (said === 'processing' || said === 'requires_payment') {
      payment.status = said;
      return;
    }
    const captured = CAPTURED.includes(payment.status);
    if (captured && this.bug !== 'no_dedupe') return;
    if (theirs.status === 'succeeded') return this.capture(payment, theirs.received);
    const action = { processing: 'begin', cancelled: 'cancel', requires_payment: 'reopen' } as const;
    if (theirs.status === 'requires_payment' && !theirs.failed) return;
    payment.status = nextState(paymentMachine, payment.status, action[theirs.status], 'system') ?? payment.status;
  }

  private capture(payment: ModelPayment, received: number): void {
    const booking = this.bookings[payment.booking];
    if (!booking) return;
    payment.status = 'succeeded';
    payment.received = received;
    payment.paidAt = this.now;
    this.ledger.write(booking.id, capturePostings(BRL(received)));
    if (payment.request !== null) return this.settle(payment, booking, payment.request);
    const isRight = received === DEPOSIT || this.bug === 'any_amount_confirms';
    if (isRight && this.move(booking, 'pay', 'system')) return this.closeAttempts(booking);
    if (booking.status === 'cancelled' && this.bug === 'late_money_confirms') {
      booking.history.push(['cancelled', 'pay', 'confirmed']);
      booking.status = 'confirmed';
      return;
    }
    if (booking.status === 'cancelled' && this.bug === 'late_money_is_kept') return;
    if (booking.status !== 'cancelled' && isRight && this.bug === 'paid_twice_is_kept') return;
    this.refund(payment, received, 'not_wanted');
  }

  private settle(payment: ModelPayment, booking: ModelBooking, id: number): void {
    const request = this.requests[id];
    const to = request && nextState(balanceRequestMachine, request.status, 'pay', 'system');
    if (request && to && booking.status !== 'cancelled' && payment.received === BALANCE) {
      request.status = to;
      if (booking.status === 'completed' && this.bug !== 'balance_after_the_visit_stays_held') this.release(booking);
      return;
    }
    if (this.bug !== 'late_balance_is_kept') this.refund(payment, payment.received, 'not_wanted');
  }

  // --- money back ---------------------------------------------------------------------------------

  givenOf = (payment: number): number =>
    this.sum(this.refunds.filter((one) => one.payment === payment && one.status !== 'rejected')) +
    this.sum(this.disputes.filter((one) => one.payment === payment && one.ours === 'lost'));

  paidOf = (booking: number): number =>
    this.payments
      .filter((one) => one.booking === booking)
      .reduce((sum, { id, received }) => sum + Math.max(0, received - this.givenOf(id)), 0);

  sum = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

  private refund(payment: ModelPayment, amount: number, reason: string): void {
    if (amount > 0) this.refunds.push({ id: this.nextId(), payment: payment.id, amount, status: 'requested', reason });
  }

  giveBack(booking: number, amount: number, reason: string): void {
    let open = amount;
    const paid = this.payments.filter((one) => one.booking === booking && one.received > 0);
    for (const payment of paid.toSorted((a, b) => b.paidAt - a.paidAt || b.id - a.id)) {
      const part = this.bug === 'refund_uncapped' ? open : Math.min(open, payment.received - this.givenOf(payment.id));
      if (part <= 0) continue;
      this.refund(payment, part, reason);
      open -= part;
    }
  }

  adminRefund(booking: ModelBooking, isAll: boolean): void {
    const paid = this.paidOf(booking.id);
    const asked = isAll ? DEPOSIT : Math.ceil(DEPOSIT / 3);
    this.giveBack(booking.id, this.bug === 'refund_uncapped' ? asked : Math.min(asked, paid), 'by_admin');
  }

  sendRefund(refund: ModelRefund, isAnswerLost: boolean): void {
    if (refund.status !== 'requested') return;
    const payment = this.payments.find(({ id }) => id === refund.payment);
    const booking = payment && this.bookings[payment.booking];
    if (!payment || !booking) return;
    const ofPayment = this.disputes.filter((one) => one.payment === payment.id);
    if (ofPayment.some(({ ours }) => ours === 'open') && this.bug !== 'refund_during_dispute') return;
    const key = this.bug === 'refund_with_a_new_key' ? this.nextId() : refund.id;
    const known = this.gateway.refunds.some(({ id }) => id === key);
    const taken = this.sum(this.gateway.refunds.filter((one) => one.payment === payment.id));
    const disputed = this.sum(ofPayment.filter(({ theirs }) => theirs !== 'won'));
    if (!known && refund.amount + taken + disputed > payment.received) {
      // A bank holds the money: whoever has not heard of it yet waits.
      if (ofPayment.every(({ theirs, ours }) => theirs === ours)) refund.status = 'failed';
      return;
    }
    if (!known) this.gateway.refunds.push({ id: key, payment: payment.id, amount: refund.amount });
    if (isAnswerLost) return;
    refund.status = 'succeeded';
    this.ledger.write(booking.id, refundPostings(CLINIC, BRL(refund.amount), this.ledger.sourcesOf(booking.id)));
    const isAll =
      this.sum(this.refunds.filter((one) => one.payment === payment.id && one.status === 'succeeded')) >=
      payment.received;
    payment.status =
      nextState(paymentMachine, payment.status, isAll ? 'refund_all' : 'refund_part', 'system') ?? payment.status;
  }

  openDispute(id: number, amount: number): void {
    const theirs = this.gateway.payments.get(id);
    const taken =
      this.sum(this.gateway.refunds.filter((one) => one.payment === id)) +
      this.sum(this.disputes.filter((one) => one.payment === id));
    if (theirs?.status !== 'succeeded' || amount + taken > theirs.received) return;
    const dispute: ModelDispute = { id: this.nextId(), payment: id, amount, theirs: 'open', ours: 'unknown' };
    this.disputes.push(dispute);
    this.gateway.say('dispute', dispute.id);
  }

  decideDispute(id: number, outcome: 'won' | 'lost'): void {
    const dispute = this.disputes.find((one) => one.id === id);
    if (dispute?.theirs !== 'open') return;
    dispute.theirs = outcome;
    this.gateway.say('dispute', id);
  }

  followDispute(id: number): void {
    const dispute = this.disputes.find((one) => one.id === id);
    const payment = this.payments.find((one) => one.id === dispute?.payment);
    if (!dispute || !payment) return;
    this.apply(payment);
    const { booking } = payment;
    if (dispute.ours === 'unknown') {
      dispute.ours = 'open';
      this.ledger.write(booking, disputePostings(BRL(dispute.amount)));
    }
    if (dispute.ours !== 'open' || dispute.theirs === 'open') return;
    dispute.ours = dispute.theirs;
    if (dispute.ours === 'won') return this.ledger.write(booking, wonPostings(BRL(dispute.amount)));
    this.ledger.write(booking, lostPostings(CLINIC, BRL(dispute.amount), this.ledger.sourcesOf(booking)));
    if (this.bug !== 'lost_dispute_is_refunded_too') this.supersede(payment);
  }

  private supersede(payment: ModelPayment): void {
    let excess = this.givenOf(payment.id) - payment.received;
    for (const refund of this.refunds
      .filter((one) => one.payment === payment.id && UNSENT.includes(one.status))
      .reverse()) {
      if (excess <= 0) return;
      refund.status = 'rejected';
      this.refund(payment, refund.amount - excess, refund.reason);
      excess -= refund.amount;
    }
  }

  private release(booking: ModelBooking): void {
    const promised = this.sum(
      this.refunds.filter(
        ({ payment, status }) =>
          !SETTLED.includes(status) && this.payments.some(({ id, booking: of }) => id === payment && of === booking.id),
      ),
    );
    const free =
      -this.ledger.balanceOf(booking.id, 'held') - (this.bug === 'promised_money_is_released' ? 0 : promised);
    const released =
      -this.ledger.balanceOf(booking.id, 'provider_payable') - this.ledger.balanceOf(booking.id, 'platform_fee');
    const whole = free + released;
    const earned = free - (booking.status === 'completed' ? Math.floor((whole * TRANCHES.discharge) / 100) : 0);
    if (earned <= 0) return;
    this.ledger.write(booking.id, releasePostings(CLINIC, BRL(earned), 10));
  }

  /** Asks the gateway about everything, also for the messages that are on their way or never came, as the reconciler does. */
  reconcile(): void {
    for (const { id } of this.gateway.messages) this.handled.add(id);
    for (const payment of this.payments) this.apply(payment);
    for (const dispute of this.disputes) this.followDispute(dispute.id);
    for (const refund of this.refunds.slice()) this.sendRefund(refund, false);
    for (const booking of this.bookings) this.closeAttempts(booking);
  }
}
