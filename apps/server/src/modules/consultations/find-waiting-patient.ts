import type { Tx } from '../../platform/db/database.ts';
import { findAnyBooking } from '../bookings/index.ts';
import { listPresent } from './consultations.repo.ts';

type BookingRecord = NonNullable<Awaited<ReturnType<typeof findAnyBooking>>>;

/** The booking whose patient waits since `at`; undefined once somebody of the clinic came. */
export async function findWaitingPatient(tx: Tx, bookingId: string, at: Date): Promise<BookingRecord | undefined> {
  const present = await listPresent(tx, bookingId, at);
  return present.some(({ side }) => side === 'provider') ? undefined : findAnyBooking(tx, bookingId);
}
