import { z } from 'zod';
import { defineEndpoint, Id, listParam, optionalParam, pageQuery, Slug, DateOnly } from '../kit/index.ts';
import {
  Booking,
  BookingCancel,
  BookingKind,
  BookingList,
  BookingReassign,
  BookingReschedule,
  BookingTerms,
  CancellationPreview,
  NewBooking,
  Reassignees,
} from './booking.schema.ts';

const session = { tag: 'bookings', access: 'session' } as const;
const params = z.object({ id: Id });
const problems = ['bookings.not_found'] as const;

/** `active` stands for all states in which the time is held. */
export const STATUS_FILTERS = ['active', 'pending', 'awaiting_payment', 'confirmed', 'completed', 'cancelled'] as const;

export const getBookingTerms = defineEndpoint({
  name: 'getBookingTerms',
  method: 'GET',
  path: '/bookings/terms',
  access: 'public',
  tag: 'bookings',
  summary: 'Get what a booking would cost',
  description: 'Returns price, amount due now and the refunds of the cancellation policy for a first day of care.',
  query: z.object({
    provider_id: Id.meta({ description: 'The clinic.' }),
    kind: BookingKind,
    package_id: optionalParam(Id).meta({ description: 'A package of the clinic.' }),
    service_type: optionalParam(Slug).meta({ description: 'An online service.' }),
    clinician_id: optionalParam(Id).meta({ description: 'The clinician; the price of a service depends on them.' }),
    date: DateOnly.meta({ description: 'Date of the visit at the clinic.' }),
  }),
  response: BookingTerms,
  problems: ['bookings.not_bookable'],
});

export const createBooking = defineEndpoint({
  ...session,
  name: 'createBooking',
  method: 'POST',
  path: '/bookings',
  idempotency: 'required',
  summary: 'Book a free time',
  description:
    'Books a free time of a clinic for the user. It is `pending` until the clinic accepts or, where the clinic allows online booking, at once `awaiting_payment` or `confirmed`. If the time is taken, `present.nearest` names the nearest free ones.',
  body: NewBooking,
  status: 201,
  response: Booking,
  problems: ['bookings.slot_taken', 'bookings.not_bookable', 'bookings.terms_changed', 'bookings.too_many_open'],
});

export const listMyBookings = defineEndpoint({
  ...session,
  name: 'listMyBookings',
  method: 'GET',
  path: '/bookings/my',
  summary: 'List own bookings',
  description: 'Returns the user’s bookings: active ones by their start, all others newest first.',
  query: z.object({
    status: listParam(z.enum(STATUS_FILTERS))
      .optional()
      .meta({ description: 'Statuses; active stands for pending, awaiting_payment and confirmed.' }),
    ...pageQuery(20),
  }),
  response: BookingList,
});

export const countUpcomingBookings = defineEndpoint({
  ...session,
  name: 'countUpcomingBookings',
  method: 'GET',
  path: '/bookings/upcoming/count',
  summary: 'Count own upcoming bookings',
  description: 'Returns how many active bookings the user has that are not over.',
  response: z
    .object({ count: z.int().meta({ description: 'Active bookings that are not over.' }) })
    .meta({ id: 'UpcomingBookings', description: 'Number of upcoming bookings.' }),
});

export const getBooking = defineEndpoint({
  ...session,
  name: 'getBooking',
  method: 'GET',
  path: '/bookings/:id',
  summary: 'Get a booking',
  description: 'Returns a booking to its patient, the clinic, the organization that manages the clinic, and admins.',
  params,
  response: Booking,
  problems,
});

export const previewCancellation = defineEndpoint({
  ...session,
  name: 'previewCancellation',
  method: 'GET',
  path: '/bookings/:id/cancellation',
  summary: 'Preview a cancellation',
  description: 'Returns what a cancellation by the user would return now; the cancellation returns exactly that.',
  params,
  response: CancellationPreview,
  problems: ['bookings.not_found', 'bookings.not_possible'],
});

export const cancelBooking = defineEndpoint({
  ...session,
  name: 'cancelBooking',
  method: 'POST',
  path: '/bookings/:id/cancel',
  summary: 'Cancel a booking',
  description: 'Cancels an active booking, frees its time and begins the refund of the policy.',
  params,
  body: BookingCancel,
  response: Booking,
  problems: ['bookings.not_found', 'bookings.not_possible', 'bookings.refund_changed'],
});

export const rescheduleBooking = defineEndpoint({
  ...session,
  name: 'rescheduleBooking',
  method: 'POST',
  path: '/bookings/:id/reschedule',
  summary: 'Move a booking',
  description:
    'Moves an active booking to another free time of the clinic, in one step: it has the old time or the new one, never none or both.',
  params,
  body: BookingReschedule,
  response: Booking,
  problems: [
    'bookings.not_found',
    'bookings.not_possible',
    'bookings.slot_taken',
    'bookings.not_bookable',
    'bookings.change_not_free',
  ],
});

export const listReassignees = defineEndpoint({
  ...session,
  name: 'listReassignees',
  method: 'GET',
  path: '/bookings/:id/reassignees',
  summary: 'List who could take a booking',
  description:
    'Returns the clinicians and rooms of the clinic that are free at the time of a booking and suit it: those of its package, or who offer its service. For the clinic, its organization and admins.',
  params,
  response: Reassignees,
  problems: ['bookings.not_found', 'bookings.not_possible', 'bookings.not_bookable'],
});

export const reassignBooking = defineEndpoint({
  ...session,
  name: 'reassignBooking',
  method: 'POST',
  path: '/bookings/:id/reassign',
  summary: 'Give a booking to another clinician or room',
  description:
    'Gives an active booking to another clinician or room of the clinic that is free at its time, in one step. If the patient had a clinician, they are told who treats them now, and may cancel with a full refund. For the clinic, its organization and admins.',
  params,
  body: BookingReassign,
  response: Booking,
  problems: ['bookings.not_found', 'bookings.not_possible', 'bookings.slot_taken', 'bookings.not_bookable'],
});

export const getBookingCalendar = defineEndpoint({
  ...session,
  name: 'getBookingCalendar',
  method: 'GET',
  path: '/bookings/:id/calendar.ics',
  summary: 'Get a booking as a calendar file',
  description: 'Returns the booking in iCalendar format; a cancelled one cancels the event.',
  params,
  text: 'text/calendar',
  response: z.string(),
  problems,
});
