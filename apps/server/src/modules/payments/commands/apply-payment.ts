import { type Money, type MachineActor } from '@travesia/contracts/kit';
import type { Tx } from '../../../platform/db/database.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { GatewayPayment } from '../../../platform/payments/gateway.ts';
import { transition } from '../../../platform/transition/transition.ts';
import { bookingLifecycle, type BookingRow, lockAnyBooking } from '../../bookings/index.ts';
import { capturePostings } from '../ledger/ledger.rules.ts';
import { writeEntry } from '../ledger/ledger.repo.ts';
import { paymentLifecycle, type PaymentRow } from '../payment.lifecycles.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { findPayment, lockPayment, noteAnswer } from '../payments.repo.ts';
import { CAPTURED, LIVE } from '../payments.tables.ts';
import { releaseHeld } from '../release-held.ts';
import { balanceRequestLifecycle, type BalanceRequestRow } from '../requests/balance-request.lifecycle.ts';
import { lockRequest } from '../requests/balance-requests.repo.ts';
import { requestRefund } from '../refund-money.ts';

const SYSTEM = { kind: 'system' } as const;
const by = (at: Date) => ({ actor: SYSTEM, as: 'system' as MachineActor, at });

/**
 * Takes over what the gateway knows of a payment, whoever learned it first: a message, the patient’s return, or the
 * reconciler. Money that arrived is never taken back by an older answer. Money that arrives confirms its booking or, if that is no longer
 * possible, is given back in the same transaction. Returns false for a payment that is not ours.
 */
export async function applyPayment(
  { database, clock }: Pick<PaymentsDeps, 'database' | 'clock'>,
  found: GatewayPayment,
): Promise<boolean> {
  const known = await findPayment(database.db, found.attemptId);
  if (!known || (known.gatewayId !== null && known.gatewayId !== found.id)) return false;
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    const booking = await lockAnyBooking(tx, known.bookingId);
    const payment = await lockPayment(tx, known.id);
    if (!booking || !payment) throw new Error(`payment ${known.id} has no booking`);
    await noteAnswer(tx, payment.id, {
      gatewayId: found.id,
      checkedAt: at,
      ...(isCaptured(payment) ? {} : { failure: found.failure, method: found.method }),
    });
    await follow(tx, booking, payment, found, at);
  });
  return true;
}

const isCaptured = ({ status }: PaymentRow): boolean => CAPTURED.includes(status);

async function follow(
  tx: Tx,
  booking: BookingRow,
  payment: PaymentRow,
  found: GatewayPayment,
  at: Date,
): Promise<void> {
  if (isCaptured(payment)) return;
  if (found.status === 'succeeded') return capture(tx, booking, payment, found, at);
  if (found.status === 'processing' && payment.status === 'requires_payment')
    return void (await transition(tx, paymentLifecycle, { row: payment, action: 'begin', ...by(at) }));
  if (found.status === 'requires_payment' && found.failure && payment.status === 'processing')
    return void (await transition(tx, paymentLifecycle, { row: payment, action: 'reopen', ...by(at) }));
  if (found.status === 'cancelled' && LIVE.includes(payment.status)) {
    const action = found.failure ? 'fail' : 'cancel';
    await transition(tx, paymentLifecycle, { row: payment, action, ...by(at) });
  }
}

async function capture(
  tx: Tx,
  booking: BookingRow,
  payment: PaymentRow,
  { received, method }: GatewayPayment,
  at: Date,
): Promise<void> {
  const paid = await transition(tx, paymentLifecycle, {
    row: payment,
    action: 'succeed',
    ...by(at),
    set: { receivedMinor: received.amount, method, paidAt: at, failure: null },
  });
  await writeEntry(tx, {
    kind: 'capture',
    cause: `capture:${payment.id}`,
    bookingId: booking.id,
    paymentId: payment.id,
    occurredAt: at,
    postings: capturePostings({ amount: received.amount, currency: payment.currency }),
  });
  if (payment.requestId !== null) return settle(tx, booking, paid, { received, at });
  const cause = whyNot(booking, payment, received);
  if (cause) await requestRefund(tx, paid, received.amount, { cause, actor: SYSTEM, at });
  else await transition(tx, bookingLifecycle, { row: booking, action: 'pay', ...by(at) });
}

/** Money for a balance: it settles its request or goes back. What a completed visit earned is released at once. */
async function settle(
  tx: Tx,
  booking: BookingRow,
  payment: PaymentRow,
  { received, at }: { received: Money; at: Date },
): Promise<void> {
  const request = payment.requestId === null ? undefined : await lockRequest(tx, payment.requestId);
  if (!request) throw new Error(`payment ${payment.id} has no request`);
  const cause = whyNotSettled(booking, request, received);
  if (cause) return void (await requestRefund(tx, payment, received.amount, { cause, actor: SYSTEM, at }));
  await transition(tx, balanceRequestLifecycle, { row: request, action: 'pay', ...by(at) });
  if (booking.status === 'completed') await releaseHeld(tx, booking.id, at, payment.id);
}

/** Why money can’t settle its request; null if it does. */
function whyNotSettled({ status }: BookingRow, request: BalanceRequestRow, received: Money) {
  if (received.currency !== request.currency) throw new Error(`request ${request.id} was paid in ${received.currency}`);
  if (status === 'cancelled') return 'late_payment';
  if (request.status === 'paid') return 'paid_twice';
  if (request.status !== 'open') return 'request_ended';
  return received.amount === request.amountMinor ? null : 'wrong_amount';
}

/** Why money can’t confirm its booking; null if it does. */
function whyNot(booking: BookingRow, payment: PaymentRow, received: Money) {
  if (received.currency !== payment.currency)
    throw new Error(`payment ${payment.id} was received in ${received.currency}`);
  if (booking.status === 'cancelled') return 'late_payment';
  if (booking.status !== 'awaiting_payment') return 'paid_twice';
  return received.amount === booking.depositMinor ? null : 'wrong_amount';
}
