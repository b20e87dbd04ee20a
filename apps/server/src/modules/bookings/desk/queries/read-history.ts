import { BOOKING_SIDES, type BookingHistory } from '@travesia/contracts/bookings';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { listChanges } from '../../../../platform/transition/history.repo.ts';
import { bookingLifecycle, type BookingRow } from '../../booking.lifecycle.ts';
import type { BookingsDeps } from '../../bookings-deps.ts';
import { ofEverySide } from '../../bookings.policy.ts';
import { findBooking } from '../../bookings.repo.ts';

/** How a booking came into its status. Throws `bookings.not_found`. */
export async function readHistoryQuery(
  { database: { db }, takeSide }: BookingsDeps,
  id: string,
  actor: Actor,
): Promise<BookingHistory> {
  const scope = await ofEverySide(takeSide, actor);
  if (!(await findBooking(db, scope, id))) throw new ProblemError('bookings.not_found');
  const changes = await listChanges(db, bookingLifecycle, id);
  return {
    data: changes.map(({ at, toState, actedAs, reason }) => ({
      at: at.toISOString(),
      status: toState as BookingRow['status'],
      by: BOOKING_SIDES.find((side) => side === actedAs) ?? 'system',
      reason,
    })),
  };
}
