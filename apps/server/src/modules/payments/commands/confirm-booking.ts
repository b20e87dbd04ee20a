import type { Booking } from '@travesia/contracts/bookings';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { findBooking, ofPatient, readBooking } from '../../bookings/index.ts';
import { askGateway, gatewayOf } from '../ask-gateway.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { findByGatewayId } from '../payments.repo.ts';
import { applyPayment } from './apply-payment.ts';

/**
 * Asks the gateway about a payment of a booking of the user and takes over what it says; the same whether its message came
 * before or comes later. Throws `bookings.not_found`, `payments.other_payment`, `payments.not_available` and
 * `payments.gateway_busy`.
 */
export async function confirmPaidBooking(
  deps: PaymentsDeps,
  id: string,
  { payment_intent_id: gatewayId }: { payment_intent_id: string },
  { actor, language }: RequestContext,
): Promise<Booking> {
  const scope = ofPatient(actor);
  const { db } = deps.database;
  if (!(await findBooking(db, scope, id))) throw new ProblemError('bookings.not_found');
  const gateway = gatewayOf(deps);
  const payment = await findByGatewayId(db, gateway.name, gatewayId);
  if (payment?.bookingId !== id) throw new ProblemError('payments.other_payment');
  const found = await askGateway(() => gateway.readPayment(gatewayId));
  if (!found) throw new ProblemError('payments.other_payment');
  await applyPayment(deps, found);
  return readBooking(deps.bookings, scope, id, language);
}
