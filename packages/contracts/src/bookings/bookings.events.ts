import { z } from 'zod';
import { defineEvent, Id, Instant } from '../kit/index.ts';
import { CANCEL_REASONS } from './booking.schema.ts';
import { BOOKING_REMINDERS } from './reminders.ts';

const about = { booking_id: Id, provider_id: Id };
const ofBooking = ({ booking_id: id }: { booking_id: string }) => `booking/${id}`;

export const bookingRequested = defineEvent({
  name: 'booking.requested.v1',
  description: 'A time was booked; it may be waiting for the clinic, for its payment, or be confirmed at once.',
  payload: z.object({
    ...about,
    status: z.enum(['pending', 'awaiting_payment', 'confirmed']),
    /** The journey whose treatment it is; null without one. Former releases didn't say. */
    journey_id: Id.nullable().optional(),
  }),
  aggregate: ofBooking,
});

export const bookingAccepted = defineEvent({
  name: 'booking.accepted.v1',
  description: 'The clinic accepted a booking; it is confirmed, or waits for its deposit.',
  payload: z.object({ ...about, status: z.enum(['awaiting_payment', 'confirmed']) }),
  aggregate: ofBooking,
});

export const bookingPaid = defineEvent({
  name: 'booking.paid.v1',
  description: 'The deposit of a booking arrived, so it is confirmed.',
  payload: z.object(about),
  aggregate: ofBooking,
});

export const bookingMoved = defineEvent({
  name: 'booking.moved.v1',
  description: 'A booking has another time.',
  payload: z.object({
    ...about,
    from: Instant,
    to: Instant,
    by: z.enum(['patient', 'provider', 'organization', 'admin']),
  }),
  aggregate: ofBooking,
});

export const bookingReassigned = defineEvent({
  name: 'booking.reassigned.v1',
  description: 'Somebody else at the clinic treats the patient at the same time, or another room is used.',
  payload: z.object({
    ...about,
    /** Clinicians; null for a room. */
    from: Id.nullable(),
    to: Id.nullable(),
    by: z.enum(['provider', 'organization', 'admin']),
    reason: z.string(),
  }),
  aggregate: ofBooking,
});

export const bookingCancelled = defineEvent({
  name: 'booking.cancelled.v1',
  description: 'A booking was cancelled; its time is free again.',
  payload: z.object({ ...about, reason: z.enum(CANCEL_REASONS) }),
  aggregate: ofBooking,
});

export const bookingCompleted = defineEvent({
  name: 'booking.completed.v1',
  description: 'The visit took place.',
  payload: z.object(about),
  aggregate: ofBooking,
});

export const bookingDischarged = defineEvent({
  name: 'booking.discharged.v1',
  description: 'The patient of a treatment was discharged with their papers.',
  payload: z.object({ ...about, at: Instant }),
  aggregate: ofBooking,
});

export const bookingReminded = defineEvent({
  name: 'booking.reminded.v1',
  description: 'Somebody must be reminded of a booking: of the visit, of its answer, or of its payment.',
  payload: z.object({
    ...about,
    reminder: z.enum(BOOKING_REMINDERS),
    /** The start of the visit, or the end of the hold, as it was then. */
    about: Instant,
  }),
  aggregate: ofBooking,
});
