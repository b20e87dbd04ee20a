import { GatewayRefused, GatewayUnreachable, type PaymentGateway } from '../../platform/payments/gateway.ts';
import { assertOutsideUnitOfWork } from '../../platform/db/unit-of-work.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import type { PaymentsDeps } from './payments-deps.ts';

/** The gateway. Throws `payments.not_available` where there is none. */
export function gatewayOf({ gateway }: Pick<PaymentsDeps, 'gateway'>): PaymentGateway {
  if (!gateway) throw new ProblemError('payments.not_available');
  return gateway;
}

/** Asks the gateway for a user who waits. Never inside a transaction. Throws `payments.gateway_busy`. */
export async function askGateway<T>(ask: () => Promise<T>): Promise<T> {
  assertOutsideUnitOfWork('the payment gateway');
  try {
    return await ask();
  } catch (error) {
    if (error instanceof GatewayUnreachable)
      throw new ProblemError('payments.gateway_busy', { cause: error, retryAfter: 5 });
    if (error instanceof GatewayRefused)
      throw new ProblemError('payments.nothing_due', { cause: error, detail: error.message });
    throw error;
  }
}
