import {
  disputeDecided,
  disputeMachine,
  disputeOpened,
  paymentFailed,
  paymentMachine,
  paymentSucceeded,
  refundMachine,
  refundPaid,
} from '@travesia/contracts/payments';
import { defineLifecycle, says } from '../../platform/transition/lifecycle.ts';
import { disputes, payments, refunds } from './payments.tables.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;
export type DisputeRow = typeof disputes.$inferSelect;

const columns = { state: 'status', version: 'version' } as const;
const problems = { refused: 'payments.not_possible', missing: 'payments.not_found' } as const;

/** How an attempt to pay moves; only what the gateway says moves it. */
export const paymentLifecycle = defineLifecycle({
  ...problems,
  machine: paymentMachine,
  table: payments,
  columns,
  audit: {
    begin: 'payments.begun',
    succeed: 'payments.succeeded',
    reopen: 'payments.failed',
    fail: 'payments.failed',
    cancel: 'payments.cancelled',
    refund_part: 'payments.refund_paid',
    refund_all: 'payments.refund_paid',
  },
  about: ({ row }) => ({ target: { type: 'payment', id: row.id } }),
  facts: ({ row }) => ({ booking_id: row.bookingId }),
  events: {
    succeed: ({ row }) =>
      says(paymentSucceeded, {
        booking_id: row.bookingId,
        payment_id: row.id,
        amount: { amount: row.receivedMinor, currency: row.currency },
      }),
    reopen: ({ row }) => says(paymentFailed, { booking_id: row.bookingId, payment_id: row.id }),
    fail: ({ row }) => says(paymentFailed, { booking_id: row.bookingId, payment_id: row.id }),
  },
  // Unless the gateway received another amount.
  sets: ({ action, row, at }) => (action === 'succeed' ? { receivedMinor: row.amountMinor, paidAt: at } : {}),
});

/** How a refund moves. The event of its payout names the booking, so that its patient is told. */
export const refundLifecycle = defineLifecycle({
  ...problems,
  machine: refundMachine,
  table: refunds,
  columns,
  audit: {
    ask_approval: 'payments.refund_approval_asked',
    approve: 'payments.refund_approved',
    reject: 'payments.refund_rejected',
    supersede: 'payments.refund_rejected',
    submit: 'payments.refund_submitted',
    succeed: 'payments.refund_paid',
    fail: 'payments.refund_failed',
    retry: 'payments.refund_requested',
  },
  about: ({ row }) => ({ target: { type: 'refund', id: row.id } }),
  facts: ({ row }) => ({ payment_id: row.paymentId }),
  events: {
    succeed: ({ row }) =>
      says(refundPaid, {
        booking_id: row.bookingId,
        payment_id: row.paymentId,
        refund_id: row.id,
        amount: { amount: row.amountMinor, currency: row.currency },
      }),
  },
  sets: ({ to, at }) => (to === 'succeeded' ? { doneAt: at } : {}),
});

/** How a dispute moves. */
export const disputeLifecycle = defineLifecycle({
  ...problems,
  machine: disputeMachine,
  table: disputes,
  columns,
  audit: { review: 'payments.dispute_reviewed', win: 'payments.dispute_won', lose: 'payments.dispute_lost' },
  about: ({ row }) => ({ target: { type: 'dispute', id: row.id } }),
  facts: ({ row }) => ({ payment_id: row.paymentId }),
  events: {
    win: ({ row }) => says(disputeDecided, { ...ofDispute(row), outcome: 'won' }),
    lose: ({ row }) => says(disputeDecided, { ...ofDispute(row), outcome: 'lost' }),
  },
  sets: ({ to, at }) => (to === 'won' || to === 'lost' ? { decidedAt: at } : {}),
});

const ofDispute = ({ bookingId, paymentId, id }: DisputeRow) => ({
  booking_id: bookingId,
  payment_id: paymentId,
  dispute_id: id,
});

/** Says that a dispute was opened. */
export const opened = (row: DisputeRow) => says(disputeOpened, ofDispute(row));
