import type { CancellationPreview } from '@travesia/contracts/bookings';
import { refuseMove } from '../../../platform/transition/transition.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { bookingLifecycle, refuseUntimely } from '../booking.lifecycle.ts';
import type { BookingsDeps } from '../bookings-deps.ts';
import { mayAct, ofEverySide, roleOn } from '../bookings.policy.ts';
import { stepsOf } from '../bookings.presenter.ts';
import { findBooking } from '../bookings.repo.ts';
import { paidOf, refundOf, refundReason } from '../terms/refunds.ts';

/** What a cancellation by the user would return now. Throws `bookings.not_found`, `bookings.not_possible` and `access.not_allowed`. */
export async function previewCancellationQuery(
  deps: BookingsDeps,
  id: string,
  actor: Actor,
): Promise<CancellationPreview> {
  const { db } = deps.database;
  const scope = await ofEverySide(deps.takeSide, actor);
  const row = (await findBooking(db, scope, id))?.booking;
  if (!row) throw new ProblemError('bookings.not_found');
  if (!mayAct(scope, row)) throw new ProblemError('access.not_allowed');
  const as = roleOn(scope, row);
  const at = deps.clock.now();
  refuseUntimely(row, 'cancel', as, at);
  refuseMove(bookingLifecycle, row, { action: 'cancel', actor: scope.person, as, at });
  const paidMinor = (await deps.money.paid(db, [id])).get(id) ?? 0;
  const paid = paidOf(row, paidMinor);
  const reason = refundReason(as, row);
  const now = row.terms && paid ? refundOf(row.terms, row, paid, { reason, at }) : null;
  const refunds = stepsOf(row, paidMinor);
  const step = refunds.find(
    ({ from, before }) => (from === null || at >= new Date(from)) && (before === null || at < new Date(before)),
  );
  return {
    reason,
    paid,
    refund: now?.refund ?? null,
    kept: now?.kept ?? null,
    days_before: now?.daysBefore ?? 0,
    until: reason === 'patient_cancel' ? (step?.before ?? null) : null,
    refunds: reason === 'patient_cancel' ? refunds : [],
    version: row.version,
  };
}
