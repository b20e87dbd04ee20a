import type { Locale } from '@travesia/contracts/kit';
import type { BOOKING_STATUSES, ClinicBooking, ClinicOverview } from '@travesia/contracts/providers';
import { defineService } from '../../../platform/feature/service.ts';
import type { ClinicScope } from './clinic.policy.ts';

export interface BookingsAsked {
  limit: number;
  offset: number;
  status: readonly (typeof BOOKING_STATUSES)[number][];
}

/** Booking data for the clinic portal. */
export interface BookingsOfClinic {
  /** Counts by the clinic's calendar, and the next appointment if the user may read bookings. */
  overview(
    scope: ClinicScope,
    around: { now: Date; timeZone: string; language: Locale },
  ): Promise<ClinicOverview['bookings']>;
  list(
    scope: ClinicScope,
    asked: BookingsAsked,
    language: Locale,
  ): Promise<{ total: number; bookings: ClinicBooking[] }>;
}

/** The clinic's bookings; provided by bookings. */
export const bookingsOfClinicService = defineService<BookingsOfClinic>('bookings of a clinic');
