import type { PastEntry } from '../../../platform/audit/audit.repo.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { rewriteDemoHistory } from '../../../platform/transition/rewrite-demo-history.ts';
import type { TakenBooking } from '../../bookings/index.ts';
import { capturePostings, refundPostings } from '../ledger/ledger.rules.ts';
import { sourcesOf, writeEntry } from '../ledger/ledger.repo.ts';
import { paymentLifecycle, refundLifecycle } from '../payment.lifecycles.ts';
import { insertPayment, insertRefund } from '../payments.repo.ts';
import { releaseHeld } from '../release-held.ts';
import { DEMO_PAYMENT } from './demo-payment.ts';

const HOUR_MS = 3_600_000;
const HOLD_MS = 24 * HOUR_MS;

/** Bookings whose deposit arrived, and which of them gave it back. */
const isPaid = ({ status, cancelled, terms }: TakenBooking) =>
  terms !== null &&
  (status === 'confirmed' ||
    status === 'completed' ||
    ['patient', 'provider_cancelled', 'no_show', 'admin'].includes(cancelled ?? ''));
const isReturned = ({ cancelled }: TakenBooking) => cancelled === 'patient' || cancelled === 'provider_cancelled';

/** When it was earned: on the day of the visit, in the evening; for what was cancelled, now. */
const endOf = ({ status, day }: TakenBooking, now: Date): Date =>
  status === 'completed' ? new Date(now.getTime() + (day * 24 + 20) * HOUR_MS) : now;

/**
 * Writes the payments of new demo bookings: what arrived, was given back and was earned, by the same functions as in life.
 * `idOf` makes ids that follow from a booking's. Returns what the audit log says about them.
 */
export async function rewriteDemoPayments(
  tx: Tx,
  added: readonly TakenBooking[],
  idOf: (key: string) => string,
  now: Date,
): Promise<PastEntry[]> {
  const entries: PastEntry[] = [];
  for (const booking of added.filter(isPaid)) {
    const { id: bookingId, providerId, terms, status, patientId } = booking;
    if (!terms) continue;
    const amount = terms.deposit;
    const isBack = isReturned(booking);
    const begunAt = new Date(now.getTime() - (booking.bookedHoursAgo * HOUR_MS) / 2);
    const paidAt = new Date(begunAt.getTime() + HOUR_MS / 12);
    const system = { actor: { kind: 'system' }, as: 'system' } as const;
    const id = idOf(`payment/${bookingId}`);
    await insertPayment(tx, {
      id,
      bookingId,
      amountMinor: amount.amount,
      currency: amount.currency,
      status: isBack ? 'refunded' : 'succeeded',
      gateway: 'sandbox',
      gatewayId: `${DEMO_PAYMENT}${id}`,
      method: 'card',
      receivedMinor: amount.amount,
      expiresAt: new Date(begunAt.getTime() + HOLD_MS),
      paidAt,
      checkedAt: paidAt,
      createdAt: begunAt,
    });
    const returned = isBack ? [{ action: 'refund_all' as const, ...system, at: now }] : [];
    const life = {
      begun: { actor: { kind: 'person', userId: patientId } as const, as: 'patient' as const, at: begunAt },
      moves: [{ action: 'succeed' as const, ...system, at: paidAt }, ...returned],
    };
    entries.push(...(await rewriteDemoHistory(tx, paymentLifecycle, id, life, now)));
    await writeEntry(tx, {
      kind: 'capture',
      cause: `capture:${id}`,
      bookingId,
      paymentId: id,
      occurredAt: paidAt,
      postings: capturePostings(amount),
    });
    if (isBack) {
      const refundId = idOf(`refund/${bookingId}`);
      await insertRefund(tx, {
        id: refundId,
        paymentId: id,
        bookingId,
        amountMinor: amount.amount,
        currency: amount.currency,
        status: 'succeeded',
        reason: 'cancelled',
        gatewayId: `${DEMO_PAYMENT}${refundId}`,
        nextTryAt: now,
        doneAt: now,
        createdAt: now,
      });
      const past = { begun: { ...system, at: now }, moves: [{ action: 'succeed' as const, ...system, at: now }] };
      entries.push(...(await rewriteDemoHistory(tx, refundLifecycle, refundId, past, now)));
      await writeEntry(tx, {
        kind: 'refund',
        cause: `refund:${refundId}`,
        bookingId,
        paymentId: id,
        refundId,
        occurredAt: now,
        postings: refundPostings(providerId, amount, await sourcesOf(tx, bookingId, amount.currency)),
      });
    }
    if (status !== 'confirmed') await releaseHeld(tx, bookingId, booking.dischargedAt ?? endOf(booking, now));
  }
  return entries;
}
