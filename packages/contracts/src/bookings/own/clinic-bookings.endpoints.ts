import { z } from 'zod';
import { defineEndpoint, Id } from '../../kit/index.ts';
import { Booking, BookingDecline, BookingStep } from '../booking.schema.ts';

const answer = { tag: 'bookings', method: 'POST', access: { side: 'provider', may: 'bookings.answer' } } as const;
const params = z.object({ id: Id });
const problems = ['bookings.not_found', 'bookings.not_possible'] as const;

export const acceptBooking = defineEndpoint({
  ...answer,
  name: 'acceptBooking',
  path: '/provider/bookings/:id/accept',
  summary: 'Accept a booking',
  description: 'Accepts a pending booking: it is confirmed, or waits for its deposit if one is due.',
  params,
  body: BookingStep,
  response: Booking,
  problems,
});

export const declineBooking = defineEndpoint({
  ...answer,
  name: 'declineBooking',
  path: '/provider/bookings/:id/decline',
  summary: 'Decline a booking',
  description: 'Declines a pending booking and frees its time.',
  params,
  body: BookingDecline,
  response: Booking,
  problems,
});

export const completeBooking = defineEndpoint({
  ...answer,
  name: 'completeBooking',
  path: '/provider/bookings/:id/complete',
  summary: 'Mark a booking as completed',
  description: 'Completes a confirmed booking after its end; 48 hours after the end it completes by itself.',
  params,
  body: BookingStep,
  response: Booking,
  problems,
});

export const markNoShow = defineEndpoint({
  ...answer,
  name: 'markNoShow',
  path: '/provider/bookings/:id/no-show',
  summary: 'Mark that the patient did not come',
  description: 'Ends a confirmed booking after its start. The refund is that of a cancellation on the same day.',
  params,
  body: BookingStep,
  response: Booking,
  problems,
});
