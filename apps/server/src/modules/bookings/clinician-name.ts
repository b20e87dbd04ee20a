import type { BookingRecord } from './bookings.repo.ts';

/** The clinician of a booking, with title; null if none is named. */
export const clinicianName = ({ booking, clinician }: Pick<BookingRecord, 'booking' | 'clinician'>): string | null =>
  booking.clinicianId && clinician ? `${clinician.title} ${clinician.name}`.trim() : null;
