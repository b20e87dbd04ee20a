import { type Money } from '@travesia/contracts/kit';
import { refundRequested, type RefundCause } from '@travesia/contracts/payments';
import type { Tx } from '../../platform/db/database.ts';
import type { AuditEntry } from '../../platform/audit/append-audit.ts';
import { appendEvent } from '../../platform/outbox/append-event.ts';
import { begin, transition } from '../../platform/transition/transition.ts';
import { lockAnyBooking } from '../bookings/index.ts';
import { type PaymentRow, refundLifecycle, type RefundRow } from './payment.lifecycles.ts';
import { insertRefund, leftOf, lockCaptured, lockUnsentRefunds } from './payments.repo.ts';
import { releaseHeld } from './release-held.ts';

interface Why {
  cause: RefundCause;
  actor: AuditEntry['actor'];
  at: Date;
  note?: string;
}

const SYSTEM = { kind: 'system' } as const;

/**
 * Decides a refund of one payment: stored now, with the id that the gateway gets as its idempotency key, and sent after the
 * transaction. Booking and payment must be locked.
 */
export async function requestRefund(
  tx: Tx,
  payment: PaymentRow,
  amountMinor: number,
  { cause, actor, at, note }: Why,
): Promise<RefundRow> {
  const { id: paymentId, bookingId, currency } = payment;
  const row = await insertRefund(tx, {
    paymentId,
    bookingId,
    amountMinor,
    currency,
    status: 'requested',
    reason: cause,
    requestedBy: actor.kind === 'person' ? actor.userId : null,
    note: note ?? null,
    nextTryAt: at,
    createdAt: at,
  });
  await begin(tx, refundLifecycle, {
    row,
    actor,
    as: 'system',
    at,
    audit: { action: 'payments.refund_requested', target: { type: 'refund', id: row.id } },
    facts: { payment_id: paymentId, booking_id: bookingId },
  });
  await appendEvent(tx, refundRequested, {
    booking_id: bookingId,
    payment_id: paymentId,
    refund_id: row.id,
    amount: { amount: amountMinor, currency },
    reason: cause,
  });
  return row;
}

/** A refund that an admin decides beyond the policy. Booking and payment must be locked, and enough must be left. */
export async function refundByAdmin(
  tx: Tx,
  payment: PaymentRow,
  amountMinor: number,
  { needsApproval, ...why }: Omit<Why, 'cause'> & { needsApproval: boolean },
): Promise<void> {
  const row = await requestRefund(tx, payment, amountMinor, { cause: 'by_admin', ...why });
  if (needsApproval)
    await transition(tx, refundLifecycle, { row, action: 'ask_approval', actor: why.actor, as: 'admin', at: why.at });
}

/** Approves, rejects or retries a refund; booking and refund must be locked. Throws `payments.not_possible` and `request.stale_version`. */
export async function decideOnRefund(
  tx: Tx,
  row: RefundRow,
  {
    action,
    actor,
    at,
    version,
    reason,
  }: Pick<Why, 'actor' | 'at'> & { action: 'approve' | 'reject' | 'retry'; version: number; reason?: string },
): Promise<void> {
  const by = { actor, as: 'admin', at, version, reason } as const;
  const approvedBy = action === 'approve' && actor.kind === 'person' ? { approvedBy: actor.userId } : {};
  const set = action === 'reject' ? {} : { ...approvedBy, nextTryAt: at };
  await transition(tx, refundLifecycle, { row, action, ...by, set });
  const booking = await lockAnyBooking(tx, row.bookingId);
  if (action === 'reject' && (booking?.status === 'completed' || booking?.status === 'cancelled'))
    await releaseHeld(tx, row.bookingId, at, row.id);
}

/**
 * After a bank took money back: refunds that no gateway has yet are reduced to what is left of the payment, so that nothing
 * goes back twice. Booking and payment must be locked.
 */
export async function supersedeRefunds(tx: Tx, payment: PaymentRow, at: Date): Promise<void> {
  let excess = -(await leftOf(tx, payment));
  for (const row of await lockUnsentRefunds(tx, payment.id)) {
    if (excess <= 0) return;
    await transition(tx, refundLifecycle, { row, action: 'supersede', actor: SYSTEM, as: 'system', at });
    const rest = row.amountMinor - excess;
    if (rest > 0) await requestRefund(tx, payment, rest, { cause: row.reason, actor: SYSTEM, at });
    excess -= row.amountMinor;
  }
}

/** Gives back an amount of what was paid for a booking, from its newest payment on. Throws if less was paid. The booking must be locked. */
export async function giveBack(tx: Tx, bookingId: string, { amount }: Money, at: Date): Promise<void> {
  let open = amount;
  for (const payment of await lockCaptured(tx, bookingId)) {
    const part = Math.min(open, await leftOf(tx, payment));
    if (part <= 0) continue;
    await requestRefund(tx, payment, part, { cause: 'cancelled', actor: SYSTEM, at });
    open -= part;
  }
  if (open > 0) throw new Error(`booking ${bookingId} was not paid enough to give back ${amount}`);
}
