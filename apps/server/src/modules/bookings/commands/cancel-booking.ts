import type { Booking, BookingCancel } from '@travesia/contracts/bookings';
import { compareMoney } from '@travesia/contracts/kit';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { refuseUntimely } from '../booking.lifecycle.ts';
import type { BookingsDeps } from '../bookings-deps.ts';
import { mayAct, ofEverySide, roleOn } from '../bookings.policy.ts';
import { lockBooking } from '../bookings.repo.ts';
import { readBooking } from '../queries/read-booking.ts';
import { endAndGiveBack } from '../terms/end-and-give-back.ts';

/**
 * Cancels a booking and begins the refund of its policy, in one transaction. Throws `bookings.not_found`,
 * `bookings.not_possible`, `bookings.refund_changed`, `request.stale_version` and `access.not_allowed`.
 */
export async function cancelBooking(
  deps: BookingsDeps,
  id: string,
  { reason, version, shown_refund: shown }: BookingCancel,
  { actor, language }: RequestContext,
): Promise<Booking> {
  const scope = await ofEverySide(deps.takeSide, actor);
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    const row = await lockBooking(tx, scope, id);
    if (!row) throw new ProblemError('bookings.not_found');
    if (!mayAct(scope, row)) throw new ProblemError('access.not_allowed');
    const as = roleOn(scope, row);
    refuseUntimely(row, 'cancel', as, at);
    const refund = await endAndGiveBack(tx, deps, row, {
      action: 'cancel',
      actor: scope.person,
      as,
      at,
      reason,
      version,
    });
    if (shown && (!refund || compareMoney(shown, refund) !== 0))
      throw new ProblemError('bookings.refund_changed', { present: { refund } });
  });
  return readBooking(deps, scope, id, language);
}
