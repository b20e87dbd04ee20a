import type { Tx } from '../../../platform/db/database.ts';
import { writeClaimedAt } from '../bookings.repo.ts';

/**
 * Says since when a claim about a booking is open: nothing of its money is paid out until null is written. Whoever ends a claim locks the
 * booking before looking for others.
 */
export const markClaimed = (tx: Tx, bookingId: string, at: Date | null): Promise<void> =>
  writeClaimedAt(tx, bookingId, at);
