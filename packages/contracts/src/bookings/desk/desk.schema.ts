import { z } from 'zod';
import { DateOnly, Id, Instant, listParam, optionalParam, pageOf, pageQuery, SearchText } from '../../kit/index.ts';
import { BookingKind, BookingStatusName, BookingSummary, CancelReason } from '../booking.schema.ts';
import { BOOKING_SIDES, BOOKING_TABS, STUCK_HOURS } from './desk-values.ts';

const STATUSES = BookingStatusName.options;

export const BookingTabName = z.enum(BOOKING_TABS).meta({
  description: `to_answer: waits for the clinic. upcoming: waits for its deposit or is confirmed, and is not over. past: confirmed and over, or completed. cancelled. stuck: waits for the clinic or for its deposit, or is over and not completed, for more than ${STUCK_HOURS} hours. all: everything.`,
});

export const DeskBooking = BookingSummary.extend({
  cancel_reason: CancelReason.nullable().meta({ description: 'Why it was cancelled; null if it was not.' }),
  stuck: z.boolean().meta({ description: `Whether it should have moved on more than ${STUCK_HOURS} hours ago.` }),
}).meta({ id: 'DeskBooking', description: 'A booking in the lists of those who run it.' });
export type DeskBooking = z.infer<typeof DeskBooking>;

const filter = {
  tab: BookingTabName.default('upcoming'),
  kind: optionalParam(BookingKind),
  status: listParam(z.enum(STATUSES)).optional().meta({ description: 'Statuses within the tab; all if omitted.' }),
  from: optionalParam(DateOnly).meta({ description: 'Earliest date at the clinic.' }),
  to: optionalParam(DateOnly).meta({ description: 'Latest date at the clinic.' }),
  q: optionalParam(SearchText).meta({ description: 'Part of a reference or of a patient’s name.' }),
  ...pageQuery(20),
};

export const ClinicBookingsQuery = z.object(filter);

export const NetworkBookingsQuery = z.object({
  ...filter,
  clinic: optionalParam(Id).meta({ description: 'One clinic.' }),
});
export type NetworkBookingsQuery = z.infer<typeof NetworkBookingsQuery>;

const many = (description: string) => z.int().min(0).meta({ description });

export const BookingCounts = z
  .object({
    to_answer: many('Wait for the clinic.'),
    upcoming: many('Held and not over.'),
    past: many('Over or completed.'),
    cancelled: many('Cancelled.'),
    stuck: many('Should have moved on.'),
    all: many('All.'),
  })
  .meta({ id: 'BookingCounts', description: 'Number of bookings by tab; the other filters apply.' });
export type BookingCounts = z.infer<typeof BookingCounts>;

export const DeskBookings = pageOf(DeskBooking, {
  counts: BookingCounts,
  clinics: z
    .array(z.object({ id: Id, name: z.string().meta({ description: 'Name.' }) }))
    .meta({ description: 'Clinics that have bookings here, by name.' }),
});
export type DeskBookings = z.infer<typeof DeskBookings>;

export const BookingChange = z
  .object({
    at: Instant.meta({ description: 'When it happened.' }),
    status: BookingStatusName.meta({ description: 'Status after it.' }),
    by: z
      .enum(BOOKING_SIDES)
      .meta({ description: 'Side that did it; system: by itself, such as a payment or the end of a hold.' }),
    reason: z.string().nullable().meta({ description: 'Reason that was written; null if none.' }),
  })
  .meta({ id: 'BookingChange', description: 'A change of a booking’s status.' });
export type BookingChange = z.infer<typeof BookingChange>;

export const BookingHistory = z
  .object({ data: z.array(BookingChange).meta({ description: 'All changes, oldest first.' }) })
  .meta({ id: 'BookingHistory', description: 'How a booking came into its status.' });
export type BookingHistory = z.infer<typeof BookingHistory>;
