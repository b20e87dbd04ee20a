import type { BOOKING_STATUSES, ClinicBooking, ClinicOverview } from '@travesia/contracts/providers';
import type { Db } from '../../../platform/db/database.ts';
import type { ClinicScope } from './clinic.policy.ts';

export interface BookingsAsked {
  limit: number;
  offset: number;
  status: readonly (typeof BOOKING_STATUSES)[number][];
}

/** Booking data for the clinic portal. Passed in by the manifest until bookings provides it as a service. */
export interface BookingsOfClinic {
  overview(db: Db, scope: ClinicScope, now: Date): Promise<ClinicOverview['bookings']>;
  list(db: Db, scope: ClinicScope, asked: BookingsAsked): Promise<{ total: number; bookings: ClinicBooking[] }>;
}

/** Used until bookings exist on Travesía. */
export const noBookingsYet: BookingsOfClinic = {
  overview: () => Promise.resolve({ today: 0, pending: 0, arrivals_this_week: 0, next: null }),
  list: () => Promise.resolve({ total: 0, bookings: [] }),
};
