import type { Money } from '@travesia/contracts/kit';
import type Stripe from 'stripe';
import type { GatewayPayment } from '../gateway.ts';
import { chargeOf, failureOf, methodOf, ofStripe, statusOf, toStripe } from './stripe-mapping.ts';

/** A payment of ours, its checkout page, and the payment that the page made. */
export interface Both {
  intent: Stripe.PaymentIntent;
  session: Stripe.Checkout.Session | null;
  other: Stripe.PaymentIntent | null;
}

/** The two as one payment. What was received is the sum: paid twice, it is more than was asked for. */
export function presentBoth({ intent, other }: Both): GatewayPayment {
  const parts = other ? [other, intent] : [intent];
  const main = ['succeeded', 'processing'].flatMap((status) => parts.filter((part) => statusOf(part) === status))[0];
  // The page's payment ends with the page; whether it can still be paid says ours.
  const status = main ? statusOf(main) : statusOf(intent);
  const tried = main ?? parts.find(({ last_payment_error }) => last_payment_error !== null) ?? intent;
  const sum = (amounts: number[]) =>
    ofStripe(
      amounts.reduce((one, two) => one + two, 0),
      intent.currency,
    );
  return {
    id: intent.id,
    attemptId: intent.metadata['attempt_id'] ?? '',
    status,
    amount: ofStripe(intent.amount, intent.currency),
    received: sum(parts.map(({ amount_received }) => amount_received)),
    refunded: sum(parts.map((part) => chargeOf(part)?.amount_refunded ?? 0)),
    method: methodOf(tried),
    failure: status === 'succeeded' || status === 'processing' ? null : failureOf(tried.last_payment_error),
    clientSecret: intent.client_secret ?? '',
    createdAt: new Date(intent.created * 1000),
  };
}

/** Whether so much of a payment is left to refund. */
export const hasLeft = (intent: Stripe.PaymentIntent, amount: Money): boolean =>
  intent.amount_received - (chargeOf(intent)?.amount_refunded ?? 0) >= toStripe(amount).amount;
