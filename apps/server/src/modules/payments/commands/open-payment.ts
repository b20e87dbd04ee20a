import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { GatewayPayment, PaymentGateway } from '../../../platform/payments/gateway.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { begin } from '../../../platform/transition/transition.ts';
import { findBooking, lockBooking, ofPatient, roleOn } from '../../bookings/index.ts';
import { askGateway } from '../ask-gateway.ts';
import { applyPayment } from './apply-payment.ts';
import { type PaymentRow, paymentLifecycle } from '../payment.lifecycles.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { insertPayment, lockLivePayment, noteAnswer } from '../payments.repo.ts';

/** The attempt as the gateway knows it: stored first, then created there under its id, so that a crash or a lost answer repeats it. */
export async function openPayment(
  deps: PaymentsDeps,
  gateway: PaymentGateway,
  bookingId: string,
  actor: Actor,
): Promise<GatewayPayment> {
  const { payment, description } = await storeAttempt(deps, gateway, bookingId, actor);
  const { id, gatewayId, amountMinor, currency, expiresAt } = payment;
  const found = await askGateway(() =>
    gatewayId === null
      ? gateway.createPayment({ attemptId: id, amount: { amount: amountMinor, currency }, description, expiresAt })
      : gateway.readPayment(gatewayId),
  );
  if (!found) throw new ProblemError('payments.gateway_busy', { detail: `the gateway does not know ${gatewayId}` });
  if (gatewayId === null)
    await unitOfWork(deps.database, (tx) => noteAnswer(tx, id, { gatewayId: found.id, checkedAt: deps.clock.now() }));
  if (found.status === 'requires_payment') return found;
  // Paid or given up meanwhile: take it over, and let the page show how the booking is now.
  await applyPayment(deps, found);
  if (found.status === 'processing') return found;
  throw new ProblemError('payments.nothing_due');
}

async function storeAttempt(
  { database, clock }: PaymentsDeps,
  gateway: PaymentGateway,
  bookingId: string,
  actor: Actor,
): Promise<{ payment: PaymentRow; description: string }> {
  const scope = ofPatient(actor);
  const record = await findBooking(database.db, scope, bookingId);
  if (!record || roleOn(scope, record.booking) !== 'patient') throw new ProblemError('bookings.not_found');
  const description = `${record.provider.name} · ${record.booking.reference}`;
  const at = clock.now();
  const payment = await unitOfWork(database, async (tx) => {
    const booking = await lockBooking(tx, scope, bookingId);
    if (!booking) throw new ProblemError('bookings.not_found');
    const { status, depositMinor, currency, expiresAt } = booking;
    if (status !== 'awaiting_payment' || !depositMinor || !currency || !expiresAt || at >= expiresAt)
      throw new ProblemError('payments.nothing_due');
    const open = await lockLivePayment(tx, bookingId);
    if (open) return open;
    const row = await insertPayment(tx, {
      bookingId,
      amountMinor: depositMinor,
      currency,
      status: 'requires_payment',
      gateway: gateway.name,
      expiresAt,
      createdAt: at,
    });
    return begin(tx, paymentLifecycle, {
      row,
      actor,
      as: 'patient',
      at,
      audit: { action: 'payments.begun', target: { type: 'payment', id: row.id }, subjectId: booking.patientId },
      facts: { booking_id: bookingId },
    });
  });
  return { payment, description };
}
