import { z } from 'zod';
import { Id, Instant, Money } from '../kit/index.ts';
import { OwnBalanceRequest } from './requests/balance-requests.schema.ts';

/** Ways to pay. All but cards are paid later, outside this site. */
export const PAYMENT_METHODS = ['card', 'pix', 'oxxo', 'boleto', 'pse'] as const;
export const PaymentMethod = z.enum(PAYMENT_METHODS).meta({
  description: 'card, or paid later at a bank or shop: pix and boleto (Brazil), oxxo (Mexico), pse (Colombia).',
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** What a payment is for. */
export const PAYMENT_PURPOSES = ['deposit', 'balance'] as const;
export const PaymentPurpose = z.enum(PAYMENT_PURPOSES).meta({
  description: 'deposit: confirms the booking; balance: a part of the rest, which the clinic asked for.',
});

/** Why a payment failed. */
export const PAYMENT_FAILURES = [
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_details',
  'authentication_failed',
  'method_expired',
  'gateway_error',
] as const;
export const PaymentFailure = z.enum(PAYMENT_FAILURES).meta({ description: 'Why the last try failed.' });
export type PaymentFailure = z.infer<typeof PaymentFailure>;

export const Gateway = z.enum(['sandbox', 'stripe']).meta({
  description: 'stripe, or sandbox: a gateway for demonstrations in which no money moves.',
});

export const PaymentStatusName = z
  .enum([
    'requires_payment',
    'processing',
    'succeeded',
    'partially_refunded',
    'refunded',
    'failed',
    'cancelled',
    'disputed',
  ])
  .meta({
    description:
      'Status; processing: begun, the money has not arrived; disputed: the payer’s bank took it back until it is decided.',
  });

export const Payment = z
  .object({
    id: Id,
    purpose: PaymentPurpose,
    status: PaymentStatusName,
    amount: Money.meta({ description: 'Amount asked for.' }),
    refunded: Money.meta({ description: 'Refunded or being refunded.' }),
    method: PaymentMethod.nullable().meta({ description: 'How it was paid; null if it was not.' }),
    failure: PaymentFailure.nullable().meta({ description: 'Why the last try failed; null if none did.' }),
    gateway: Gateway,
    created_at: Instant.meta({ description: 'When it was begun.' }),
    paid_at: Instant.nullable().meta({ description: 'When the money arrived.' }),
  })
  .meta({ id: 'Payment', description: 'An attempt to pay for a booking.' });
export type Payment = z.infer<typeof Payment>;

/** Why money goes back. */
export const REFUND_CAUSES = [
  'cancelled',
  'late_payment',
  'paid_twice',
  'wrong_amount',
  'request_ended',
  'by_admin',
] as const;
export type RefundCause = (typeof REFUND_CAUSES)[number];

export const Refund = z
  .object({
    id: Id,
    amount: Money.meta({ description: 'Amount.' }),
    status: z
      .enum(['waiting_for_approval', 'requested', 'submitted', 'succeeded', 'failed', 'rejected'])
      .meta({ description: 'Status; succeeded: paid out by the gateway; failed: the team looks after it.' }),
    reason: z.enum(REFUND_CAUSES).meta({
      description:
        'Why; late_payment: the money arrived after the booking was cancelled; request_ended: after the request for it had ended.',
    }),
    created_at: Instant.meta({ description: 'When it was begun.' }),
    done_at: Instant.nullable().meta({ description: 'When it was paid out.' }),
  })
  .meta({ id: 'PaymentRefund', description: 'A refund of a booking.' });
export type Refund = z.infer<typeof Refund>;

export const BookingPayments = z
  .object({
    due: Money.nullable().meta({ description: 'Amount to pay now; null if nothing is due.' }),
    due_at: Instant.nullable().meta({
      description: 'Until when it can be paid: while awaiting payment, until when the time is held.',
    }),
    request: OwnBalanceRequest.nullable().meta({ description: 'The newest request for the balance; null if none.' }),
    paid: Money.nullable().meta({ description: 'Received and not refunded; null if the booking is free.' }),
    payments: z.array(Payment).meta({ description: 'All attempts, newest first.' }),
    refunds: z.array(Refund).meta({ description: 'All refunds, newest first.' }),
    can_pay: z.boolean().meta({ description: 'Whether the user can pay now.' }),
  })
  .meta({ id: 'BookingPayments', description: 'Payments and refunds of a booking.' });
export type BookingPayments = z.infer<typeof BookingPayments>;
