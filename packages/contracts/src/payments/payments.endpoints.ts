import { z } from 'zod';
import { Booking } from '../bookings/index.ts';
import { defineEndpoint, Id, Instant, Money } from '../kit/index.ts';
import { BookingPayments, Gateway } from './payments.schema.ts';

const session = { tag: 'payments', access: 'session' } as const;
const params = z.object({ id: Id });
const ofBooking = z.strictObject({
  booking_id: Id.meta({ description: 'A booking of the user that awaits payment.' }),
});
const problems = [
  'bookings.not_found',
  'payments.nothing_due',
  'payments.not_available',
  'payments.gateway_busy',
] as const;

export const createPaymentIntent = defineEndpoint({
  ...session,
  name: 'createPaymentIntent',
  method: 'POST',
  path: '/payments/create-intent',
  idempotency: 'none',
  summary: 'Begin to pay for a booking',
  description:
    'Begins to pay the amount due, or continues an attempt that is still open: one booking has at most one. Afterward, `POST /bookings/{id}/confirm` or the gateway’s message confirms the booking, whichever comes first.',
  body: ofBooking.meta({ id: 'NewPaymentIntent', description: 'The booking to pay for.' }),
  response: z
    .object({
      payment_intent_id: z.string().meta({ description: 'The gateway’s id of the payment.' }),
      client_secret: z.string().meta({ description: 'Lets the user’s browser pay at the gateway; not stored here.' }),
      amount: Money.meta({ description: 'Amount to pay.' }),
      gateway: Gateway,
      publishable_key: z.string().optional().meta({ description: 'For the gateway’s script in the browser.' }),
    })
    .meta({ id: 'PaymentIntent', description: 'A payment that was begun.' }),
  problems,
});

export const createPaymentCheckout = defineEndpoint({
  ...session,
  name: 'createPaymentCheckout',
  method: 'POST',
  path: '/payments/create-checkout',
  idempotency: 'none',
  summary: 'Open the gateway’s payment page',
  description:
    'Returns the address of a page of the gateway on which the amount due can be paid. It leads back to the confirmation page of the booking.',
  body: ofBooking.meta({ id: 'NewPaymentCheckout', description: 'The booking to pay for.' }),
  response: z
    .object({
      checkout_url: z.string().meta({ description: 'Address of the payment page.' }),
      expires_at: Instant.meta({ description: 'Until when it can be used.' }),
    })
    .meta({ id: 'PaymentCheckout', description: 'A payment page.' }),
  problems,
});

export const confirmBooking = defineEndpoint({
  ...session,
  name: 'confirmBooking',
  method: 'POST',
  path: '/bookings/:id/confirm',
  summary: 'Confirm a booking that was paid',
  description:
    'Asks the gateway about the payment and confirms the booking if the money arrived; otherwise returns it unchanged. Repeating it changes nothing.',
  params,
  body: z
    .strictObject({
      payment_intent_id: z.string().min(1).max(200).meta({ description: 'The gateway’s id of the payment.' }),
    })
    .meta({ id: 'BookingConfirm', description: 'The payment to look up.' }),
  response: Booking,
  problems: ['bookings.not_found', 'payments.other_payment', 'payments.gateway_busy', 'payments.not_available'],
});

export const listBookingPayments = defineEndpoint({
  ...session,
  name: 'listBookingPayments',
  method: 'GET',
  path: '/bookings/:id/payments',
  summary: 'List payments of a booking',
  description: 'Returns payments and refunds of a booking, to its patient, the clinic’s staff and admins.',
  params,
  response: BookingPayments,
  problems: ['bookings.not_found'],
});

const webhook = {
  tag: 'payments',
  method: 'POST',
  access: 'public',
  idempotency: 'none',
  response: z
    .object({ received: z.literal(true).meta({ description: 'The message is stored and will be handled.' }) })
    .meta({ id: 'WebhookReceipt', description: 'A message of a payment gateway was stored.' }),
  problems: ['payments.bad_signature', 'payments.not_available'],
} as const;

export const takeStripeMessage = defineEndpoint({
  ...webhook,
  name: 'takeStripeMessage',
  path: '/webhooks/stripe',
  signed: 'stripe-signature',
  summary: 'Receive a message from Stripe',
  description: 'Stores a signed message once; what it is about is then read from Stripe. For Stripe only.',
});

export const takeSandboxMessage = defineEndpoint({
  ...webhook,
  name: 'takeSandboxMessage',
  path: '/webhooks/sandbox',
  signed: 'sandbox-signature',
  summary: 'Receive a message from the sandbox gateway',
  description: 'The same for the embedded sandbox gateway, in which no money moves.',
});
