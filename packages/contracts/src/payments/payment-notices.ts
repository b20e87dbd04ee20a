import { z } from 'zod';
import { DateOnly, defineNotification, Id, Instant, PublicName } from '../kit/index.ts';

const about = { booking_id: Id, reference: PublicName, clinic: PublicName };
const money = { amount: z.int(), currency: z.string() };
/** Until when a balance can be paid, and its last day at the clinic, which is what people read. */
const balanceDue = { due_at: Instant, due_on: DateOnly };
const ofPatient = { topic: 'bookings', area: 'bookings' } as const;

const disputed = z.object({
  ...about,
  ...money,
  /** Missing in what was told before disputes had a page. */
  dispute_id: Id.optional(),
  /** Missing in what was told before organizations saw disputes with their payment. */
  payment_id: Id.optional(),
  desk: z.enum(['provider', 'organization']),
});
/** Clinics answer disputes; organizations read them with the payment. */
function disputePath({
  booking_id: booking,
  reference,
  dispute_id: id,
  payment_id: payment,
  desk,
}: z.infer<typeof disputed>) {
  if (desk === 'provider' && id) return `/provider/disputes/${id}`;
  if (desk === 'organization' && payment)
    return `/organization/financials?view=payments&tab=all&q=${encodeURIComponent(reference)}&open=${payment}`;
  return `/${desk}/bookings/${booking}`;
}

/** What people are told of payments besides what bookings say of them: that a paid booking is confirmed, a cancelled one refunded. */
export const paymentNotices = {
  /** After a method that takes time: the money did not come. */
  payment_failed: defineNotification({
    ...ofPatient,
    params: z.object({ ...about, due_at: Instant }),
    path: ({ booking_id: id }) => `/bookings/${id}`,
  }),
  /** Money that came too late, twice or in another amount goes back. */
  payment_returned: defineNotification({
    ...ofPatient,
    params: z.object({
      ...about,
      ...money,
      why: z.enum(['late_payment', 'paid_twice', 'wrong_amount', 'request_ended']),
    }),
    path: ({ booking_id: id }) => `/bookings/${id}`,
  }),
  refund_paid: defineNotification({
    ...ofPatient,
    params: z.object({ ...about, ...money }),
    path: ({ booking_id: id }) => `/bookings/${id}`,
  }),
  /** A clinic asks for the rest of a booking. */
  balance_requested: defineNotification({
    ...ofPatient,
    params: z.object({ ...about, ...money, ...balanceDue }),
    path: ({ booking_id: id }) => `/bookings/${id}`,
  }),
  balance_due_soon: defineNotification({
    ...ofPatient,
    params: z.object({ ...about, ...money, ...balanceDue }),
    path: ({ booking_id: id }) => `/bookings/${id}`,
  }),
  balance_paid: defineNotification({
    ...ofPatient,
    params: z.object({ ...about, ...money }),
    path: ({ booking_id: id }) => `/bookings/${id}`,
  }),
  balance_withdrawn: defineNotification({
    ...ofPatient,
    params: z.object({ ...about, ...money }),
    path: ({ booking_id: id }) => `/bookings/${id}`,
  }),
  /** After a method that takes time: the money for a balance did not come. */
  balance_failed: defineNotification({
    ...ofPatient,
    params: z.object({ ...about, ...money, ...balanceDue }),
    path: ({ booking_id: id }) => `/bookings/${id}`,
  }),
  /** For those who answer for the clinic. */
  desk_balance_paid: defineNotification({
    ...ofPatient,
    params: z.object({ ...about, ...money, desk: z.enum(['provider', 'organization']) }),
    path: ({ booking_id: id, desk }) => `/${desk}/bookings/${id}`,
  }),
  desk_balance_expired: defineNotification({
    ...ofPatient,
    params: z.object({ ...about, ...money, desk: z.enum(['provider', 'organization']) }),
    path: ({ booking_id: id, desk }) => `/${desk}/bookings/${id}`,
  }),
  /** For those who answer for the clinic. */
  dispute_opened: defineNotification({ ...ofPatient, params: disputed, path: disputePath }),
  dispute_due_soon: defineNotification({
    ...ofPatient,
    params: disputed.extend({ due_at: Instant }),
    path: disputePath,
  }),
  dispute_won: defineNotification({ ...ofPatient, params: disputed, path: disputePath }),
  dispute_lost: defineNotification({ ...ofPatient, params: disputed, path: disputePath }),
};

type Notices = typeof paymentNotices;
export type PaymentNotice = keyof Notices;
/** What somebody is told of a payment. */
export type PaymentTold<K extends PaymentNotice = PaymentNotice> = {
  [One in K]: { kind: One; params: z.infer<Notices[One]['params']> };
}[K];
