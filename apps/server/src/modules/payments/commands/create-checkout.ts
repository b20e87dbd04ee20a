import type { EndpointOutput } from '@travesia/contracts/kit';
import type { createPaymentCheckout } from '@travesia/contracts/payments';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { askGateway, gatewayOf } from '../ask-gateway.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { openPayment } from './open-payment.ts';

/**
 * Opens a page of the gateway for what is due, which leads back to this site. Throws what `createIntent` does.
 */
export async function createCheckout(
  deps: PaymentsDeps,
  { booking_id: id }: { booking_id: string },
  { actor, language }: RequestContext,
): Promise<EndpointOutput<typeof createPaymentCheckout>> {
  const gateway = gatewayOf(deps);
  const found = await openPayment(deps, gateway, id, actor);
  const page = (path: string) => `${deps.origin}${language === 'en' ? '' : `/${language}`}${path}?booking=${id}`;
  const checkout = await askGateway(() =>
    gateway.createCheckout(found.id, {
      paidUrl: `${page('/booking/confirmation')}&payment=${found.id}`,
      leftUrl: page('/booking/payment'),
      language,
    }),
  );
  return { checkout_url: checkout.url, expires_at: checkout.expiresAt.toISOString() };
}
