import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { GatewayPayment, PaymentGateway } from '../../../platform/payments/gateway.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { begin } from '../../../platform/transition/transition.ts';
import { findBooking, holdBookableClinic, lockBooking, ofPatient, roleOn } from '../../bookings/index.ts';
import { askGateway } from '../ask-gateway.ts';
import { findDue } from '../find-due.ts';
import { type PaymentRow, paymentLifecycle } from '../payment.lifecycles.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { insertPayment, lockLivePayment, noteAnswer } from '../payments.repo.ts';
import { abandonAttempt } from './abandon-attempt.ts';
import { applyPayment } from './apply-payment.ts';

/** The attempt as the gateway knows it: stored first, then created there under its id, so that a crash or a lost answer repeats it. */
export async function openPayment(
  deps: PaymentsDeps,
  gateway: PaymentGateway,
  bookingId: string,
  actor: Actor,
  isRepeated = false,
): Promise<GatewayPayment> {
  const { payment, description, isNew, isOutdated } = await storeAttempt(deps, gateway, bookingId, actor);
  if (isOutdated) {
    if (isRepeated) throw new ProblemError('payments.being_paid');
    await retire(deps, gateway, payment);
    return openPayment(deps, gateway, bookingId, actor, true);
  }
  const { id, gatewayId, amountMinor, currency, expiresAt } = payment;
  const wanted = { attemptId: id, amount: { amount: amountMinor, currency }, description, expiresAt };
  const found = await askGateway(async () => {
    if (gatewayId !== null) return gateway.readPayment(gatewayId);
    // Begun before under another name of the clinic, perhaps: what was created then counts.
    return (!isNew && (await gateway.findPayment(id))) || gateway.createPayment(wanted);
  });
  if (!found) throw new ProblemError('payments.gateway_busy', { detail: `the gateway does not know ${gatewayId}` });
  if (gatewayId === null)
    await unitOfWork(deps.database, (tx) => noteAnswer(tx, id, { gatewayId: found.id, checkedAt: deps.clock.now() }));
  // Paid or given up meanwhile: take it over, and let the page show how the booking is now.
  if (found.status !== 'requires_payment' || payment.status !== 'requires_payment') await applyPayment(deps, found);
  if (found.status === 'requires_payment' || found.status === 'processing') return found;
  if (found.status === 'cancelled' && !isRepeated) return openPayment(deps, gateway, bookingId, actor, true);
  throw new ProblemError('payments.nothing_due');
}

/** Ends an attempt that something else has replaced: of a request that ended, or whose own time is over. */
async function retire(deps: PaymentsDeps, gateway: PaymentGateway, { id, gatewayId }: PaymentRow): Promise<void> {
  const found = await askGateway(async () => {
    const known = gatewayId ?? (await gateway.findPayment(id))?.id;
    return known ? gateway.cancelPayment(known) : null;
  });
  if (found) await applyPayment(deps, found);
  else await abandonAttempt(deps, id);
}

async function storeAttempt(
  { database, clock }: PaymentsDeps,
  gateway: PaymentGateway,
  bookingId: string,
  actor: Actor,
): Promise<{ payment: PaymentRow; description: string; isNew: boolean; isOutdated: boolean }> {
  const scope = ofPatient(actor);
  const record = await findBooking(database.db, scope, bookingId);
  if (!record || roleOn(scope, record.booking) !== 'patient') throw new ProblemError('bookings.not_found');
  const description = `${record.provider.name} · ${record.booking.reference}`;
  const at = clock.now();
  const stored = await unitOfWork(database, async (tx) => {
    const booking = await lockBooking(tx, scope, bookingId);
    if (!booking) throw new ProblemError('bookings.not_found');
    const open = await lockLivePayment(tx, bookingId);
    const due = await findDue(tx, booking, at);
    if (!due) throw new ProblemError('payments.nothing_due');
    // Nobody pays for a visit at a clinic that was suspended meanwhile.
    if (!(await holdBookableClinic(tx, booking.providerId))) throw new ProblemError('payments.not_available');
    if (open) {
      const isOver = open.requestId !== null && open.expiresAt <= at;
      return { payment: open, isNew: false, isOutdated: open.requestId !== due.requestId || isOver };
    }
    const row = await insertPayment(tx, {
      bookingId,
      purpose: due.purpose,
      requestId: due.requestId,
      amountMinor: due.amount.amount,
      currency: due.amount.currency,
      status: 'requires_payment',
      gateway: gateway.name,
      expiresAt: due.attemptEnds,
      createdAt: at,
    });
    const payment = await begin(tx, paymentLifecycle, {
      row,
      actor,
      as: 'patient',
      at,
      audit: { action: 'payments.begun', target: { type: 'payment', id: row.id }, subjectId: booking.patientId },
      facts: { booking_id: bookingId },
    });
    return { payment, isNew: true, isOutdated: false };
  });
  return { ...stored, description };
}
