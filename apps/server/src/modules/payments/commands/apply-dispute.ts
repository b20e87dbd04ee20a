import type { MachineActor } from '@travesia/contracts/kit';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { GatewayDispute } from '../../../platform/payments/gateway.ts';
import { begin, transition } from '../../../platform/transition/transition.ts';
import { type BookingRow, lockAnyBooking } from '../../bookings/index.ts';
import { disputePostings, lostPostings, wonPostings } from '../ledger/ledger.rules.ts';
import { sourcesOf, writeEntry } from '../ledger/ledger.repo.ts';
import { disputeLifecycle, type DisputeRow, opened, type PaymentRow } from '../payment.lifecycles.ts';
import type { MoneyDeps } from '../payments-deps.ts';
import { supersedeRefunds } from '../refund-money.ts';
import { applyPayment } from './apply-payment.ts';
import { findByGatewayId, type Gateway, insertDispute, lockDispute, lockPayment } from '../payments.repo.ts';

const by = (at: Date) => ({ actor: { kind: 'system' } as const, as: 'system' as MachineActor, at });

/**
 * Takes over what the gateway knows of a dispute: ledger and payouts follow it, the booking stays as it is. Returns false for one
 * of a payment that is not ours.
 */
export async function applyDispute(
  deps: Omit<MoneyDeps, 'logger'>,
  from: Gateway,
  found: GatewayDispute,
): Promise<boolean> {
  const { database, clock, gateway } = deps;
  const known = await findByGatewayId(database.db, from, found.paymentId);
  if (!known) return false;
  if (known.receivedMinor === 0) {
    // Its message came before the one of the money.
    const paid = await gateway?.readPayment(found.paymentId);
    if (paid) await applyPayment(deps, paid);
  }
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    const booking = await lockAnyBooking(tx, known.bookingId);
    const payment = await lockPayment(tx, known.id);
    if (!booking || !payment) throw new Error(`payment ${known.id} has no booking`);
    const row = (await lockDispute(tx, found.id)) ?? (await open(tx, payment, found, at));
    await follow(tx, booking, row, found, at);
    if (found.status === 'lost') await supersedeRefunds(tx, payment, at);
  });
  return true;
}

async function open(
  tx: Tx,
  payment: PaymentRow,
  { id, amount, reason, respondBy }: GatewayDispute,
  at: Date,
): Promise<DisputeRow> {
  const row = await insertDispute(tx, {
    paymentId: payment.id,
    bookingId: payment.bookingId,
    amountMinor: amount.amount,
    currency: payment.currency,
    status: 'needs_response',
    gatewayId: id,
    reason,
    respondBy,
    createdAt: at,
  });
  if (!row) throw new Error(`dispute ${id} was stored meanwhile`);
  await begin(tx, disputeLifecycle, { row, ...by(at) });
  await appendAudit(tx, {
    action: 'payments.dispute_opened',
    actor: { kind: 'system' },
    at,
    target: { type: 'dispute', id: row.id },
    facts: { payment_id: payment.id },
  });
  await writeEntry(tx, {
    kind: 'dispute_opened',
    cause: `dispute:${row.id}`,
    bookingId: row.bookingId,
    paymentId: payment.id,
    disputeId: row.id,
    occurredAt: at,
    postings: disputePostings({ amount: row.amountMinor, currency: row.currency }),
  });
  await opened(row)(tx);
  return row;
}

async function follow(
  tx: Tx,
  booking: BookingRow,
  row: DisputeRow,
  { status }: GatewayDispute,
  at: Date,
): Promise<void> {
  if (row.status === 'won' || row.status === 'lost' || status === row.status || status === 'needs_response') return;
  const action = ({ under_review: 'review', won: 'win', lost: 'lose' } as const)[status];
  await transition(tx, disputeLifecycle, { row, action, ...by(at) });
  if (status === 'under_review') return;
  const amount = { amount: row.amountMinor, currency: row.currency };
  await writeEntry(tx, {
    kind: status === 'won' ? 'dispute_won' : 'dispute_lost',
    cause: `dispute_decided:${row.id}`,
    bookingId: row.bookingId,
    paymentId: row.paymentId,
    disputeId: row.id,
    occurredAt: at,
    postings:
      status === 'won'
        ? wonPostings(amount)
        : lostPostings(booking.providerId, amount, await sourcesOf(tx, booking.id, row.currency)),
  });
}
