import { defineMachine } from '../kit/index.ts';

/**
 * One attempt to pay for a booking, as known from the gateway. A declined card leaves it at `requires_payment`: the payer
 * may try again. Nothing takes back money that arrived, however old the message is. Whether a payment is disputed is
 * a fact of its dispute, shown beside.
 */
export const paymentMachine = defineMachine({
  name: 'payment',
  initial: 'requires_payment',
  states: {
    requires_payment: { tags: ['live'] },
    /** Begun at a bank or shop (PIX, OXXO, boleto, PSE); the money may still arrive. */
    processing: { tags: ['live'] },
    succeeded: { tags: ['captured'] },
    partially_refunded: { tags: ['captured'] },
    refunded: { tags: ['captured', 'final'] },
    failed: { tags: ['final'] },
    cancelled: { tags: ['final'] },
  },
  transitions: {
    begin: { from: ['requires_payment'], to: 'processing', by: ['system'] },
    /** The money will not come that way: a code was not paid in time, or a bank refused. The payer may try again. */
    reopen: { from: ['processing'], to: 'requires_payment', by: ['system'] },
    /** A late payment arrives even though it was given up or called off. */
    succeed: {
      from: ['requires_payment', 'processing', 'failed', 'cancelled'],
      to: 'succeeded',
      by: ['system'],
    },
    fail: { from: ['requires_payment', 'processing'], to: 'failed', by: ['system'] },
    cancel: { from: ['requires_payment', 'processing'], to: 'cancelled', by: ['system'] },
    refund_part: { from: ['succeeded', 'partially_refunded'], to: 'partially_refunded', by: ['system'] },
    refund_all: { from: ['succeeded', 'partially_refunded'], to: 'refunded', by: ['system'] },
  },
});

export type PaymentStatus = keyof typeof paymentMachine.states;

/**
 * A refund. It is stored before the gateway is asked, and its id is the gateway’s idempotency key: asked twice, it is paid
 * once.
 */
export const refundMachine = defineMachine({
  name: 'refund',
  initial: 'requested',
  states: {
    /** Above the limit for one person: a second one must approve. */
    waiting_for_approval: { tags: ['open', 'unsent'] },
    requested: { tags: ['open', 'sendable', 'unsent'] },
    /** The gateway has it and has not finished. */
    submitted: { tags: ['open', 'sendable'] },
    succeeded: { tags: ['final'] },
    /** The gateway could not pay it out; someone must look. */
    failed: { tags: ['stuck', 'unsent'] },
    rejected: { tags: ['final'] },
  },
  transitions: {
    ask_approval: { from: ['requested'], to: 'waiting_for_approval', by: ['admin'] },
    approve: { from: ['waiting_for_approval'], to: 'requested', by: ['admin'] },
    reject: { from: ['waiting_for_approval'], to: 'rejected', by: ['admin'], needs: 'reason' },
    /** The payer’s bank took the money back meanwhile: it must not go back twice. */
    supersede: { from: ['waiting_for_approval', 'requested', 'failed'], to: 'rejected', by: ['system'] },
    submit: { from: ['requested'], to: 'submitted', by: ['system'] },
    /** Also one that was superseded while the gateway already had it. */
    succeed: { from: ['requested', 'submitted', 'failed', 'rejected'], to: 'succeeded', by: ['system'] },
    fail: { from: ['requested', 'submitted'], to: 'failed', by: ['system'] },
    retry: { from: ['failed'], to: 'requested', by: ['admin', 'system'] },
  },
});

export type RefundStatus = keyof typeof refundMachine.states;

/** A payer’s bank takes the money back until it is decided. It never changes the booking. */
export const disputeMachine = defineMachine({
  name: 'dispute',
  initial: 'needs_response',
  states: {
    needs_response: { tags: ['open'] },
    under_review: { tags: ['open'] },
    won: { tags: ['final'] },
    lost: { tags: ['final'] },
  },
  transitions: {
    review: { from: ['needs_response'], to: 'under_review', by: ['system'] },
    win: { from: ['needs_response', 'under_review'], to: 'won', by: ['system'] },
    lose: { from: ['needs_response', 'under_review'], to: 'lost', by: ['system'] },
  },
});

export type DisputeStatus = keyof typeof disputeMachine.states;
