import type { BookingRow } from '../booking.lifecycle.ts';
import type { BookingScope } from '../bookings.policy.ts';

/** Who reads, as far as it decides. */
export interface Reader {
  others: BookingScope['others'];
  person: { forProvider?: { suspended: boolean } | undefined };
}

/** States of a booking that the clinic has accepted, and that still stands. */
const ACCEPTED: readonly string[] = ['awaiting_payment', 'confirmed', 'completed'];

/**
 * Whether a clinic is told how to reach a patient, in their record and in their bookings: someone who answers bookings there needs
 * it for a visit that the clinic accepted. Whoever only asked, or cancelled everything, is not called: the answer reaches them here.
 */
export const mayReach = (
  { others, person }: Reader,
  { status }: { status: string },
  bookings: readonly Pick<BookingRow, 'status'>[],
): boolean =>
  others.kind === 'clinic' &&
  others.mayAnswer &&
  !person.forProvider?.suspended &&
  status !== 'erased' &&
  bookings.some(({ status: of }) => ACCEPTED.includes(of));
