import type { Stripe as StripeClass } from 'stripe';
import { GatewayRefused, GatewayUnreachable } from '../gateway.ts';

export type StripeErrors = typeof StripeClass.errors;

/** Whether Stripe says that a thing does not exist. */
export const isMissing = (errors: StripeErrors, error: unknown): boolean =>
  error instanceof errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** What an error of the SDK means for us. */
export function asGatewayError(errors: StripeErrors, error: unknown): unknown {
  if (!(error instanceof errors.StripeError)) return error;
  const code = error.code ?? error.type;
  const message = `Stripe: ${code}`;
  // The same key with other content is our fault; a key in use says that the first call is under way.
  if (error instanceof errors.StripeIdempotencyError)
    return error.statusCode === 409
      ? new GatewayUnreachable(message, { cause: error })
      : new GatewayRefused('idempotency_mismatch', message);
  if (error instanceof errors.StripeInvalidRequestError || error instanceof errors.StripeCardError)
    return new GatewayRefused(error instanceof errors.StripeCardError ? (error.decline_code ?? code) : code, message);
  // A wrong key or too many calls: nothing happened, and later it may work. Giving the payment up would be wrong.
  return new GatewayUnreachable(message, { cause: error });
}
