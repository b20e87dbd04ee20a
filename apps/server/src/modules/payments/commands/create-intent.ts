import type { EndpointOutput } from '@travesia/contracts/kit';
import type { createPaymentIntent } from '@travesia/contracts/payments';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { gatewayOf } from '../ask-gateway.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { openPayment } from './open-payment.ts';

/**
 * Begins to pay what is due for a booking of the user, or goes on with the attempt that is open. Throws
 * `bookings.not_found`, `payments.nothing_due`, `payments.not_available` and `payments.gateway_busy`.
 */
export async function createIntent(
  deps: PaymentsDeps,
  { booking_id: id }: { booking_id: string },
  { actor }: RequestContext,
): Promise<EndpointOutput<typeof createPaymentIntent>> {
  const gateway = gatewayOf(deps);
  const found = await openPayment(deps, gateway, id, actor);
  return {
    payment_intent_id: found.id,
    client_secret: found.clientSecret,
    amount: found.amount,
    gateway: gateway.name,
    ...(gateway.publishableKey ? { publishable_key: gateway.publishableKey } : {}),
  };
}
