import type { BookingRow } from '../booking.lifecycle.ts';
import type { BookingScope } from '../bookings.policy.ts';

/** Who reads, as far as it decides. */
export interface Reader {
  others: BookingScope['others'];
  person: { forProvider?: { suspended: boolean } | undefined };
}

/**
 * Whether a clinic's record of a patient tells how to reach them: someone who answers bookings there needs it for a visit that is
 * agreed or took place. Whoever only asked, or cancelled everything, is not called; their booking has its own screen.
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
  bookings.some((booking) => booking.status === 'confirmed' || booking.status === 'completed');
