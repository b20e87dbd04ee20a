import type { Booking, BookingCancel } from '@travesia/contracts/bookings';
import { compareMoney, type Money } from '@travesia/contracts/kit';
import type { Tx } from '../../../platform/db/database.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { type Move, transition } from '../../../platform/transition/transition.ts';
import { bookingLifecycle, type BookingRow } from '../booking.lifecycle.ts';
import type { BookingsDeps } from '../bookings-deps.ts';
import { mayAct, ofEverySide, roleOn } from '../bookings.policy.ts';
import { lockBooking } from '../bookings.repo.ts';
import { paidOf } from '../queries/preview-cancellation.ts';
import { readBooking } from '../queries/read-booking.ts';
import { refundOf, refundReason } from '../terms/refunds.ts';

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
    const refund = await endAndGiveBack(tx, deps, row, { action: 'cancel', actor: scope.person, as, at, reason, version });
    if (shown && (!refund || compareMoney(shown, refund) !== 0))
      throw new ProblemError('bookings.refund_changed', { present: { refund } });
  });
  return readBooking(deps, scope, id, language);
}

type Ending = Omit<Move<BookingRow, 'cancel' | 'mark_no_show'>, 'row' | 'id' | 'set'>;

/**
 * Ends a booking and begins the refund that its policy gives; null if it is free. Someone who did not come gets what a
 * cancellation on the day itself returns. What is kept is noted, so that accounts can be checked against it later.
 */
export async function endAndGiveBack(
  tx: Tx,
  { money }: Pick<BookingsDeps, 'money'>,
  row: BookingRow,
  ending: Ending,
): Promise<Money | null> {
  const isNoShow = ending.action === 'mark_no_show';
  const paid = paidOf(row, (await money.paid(tx, [row.id])).get(row.id) ?? 0);
  const reason = refundReason(isNoShow ? 'patient' : ending.as, row);
  const decided =
    row.terms && paid ? refundOf(row.terms, row, paid, { reason, at: isNoShow ? row.startsAt : ending.at }) : null;
  await transition(tx, bookingLifecycle, { ...ending, row, set: { keptMinor: decided?.kept.amount ?? null } });
  if (decided && decided.refund.amount > 0) await money.giveBack(tx, row.id, decided.refund, ending.at);
  return decided?.refund ?? null;
}
