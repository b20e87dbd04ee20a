import type { Booking, BookingMove } from '@travesia/contracts/bookings';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { transition } from '../../../platform/transition/transition.ts';
import { bookingLifecycle, type BookingRow, refuseUntimely } from '../booking.lifecycle.ts';
import type { BookingsDeps } from '../bookings-deps.ts';
import { mayAct, ofCalledClinic, roleOn } from '../bookings.policy.ts';
import { lockBooking } from '../bookings.repo.ts';
import { readBooking } from '../queries/read-booking.ts';
import { endAndGiveBack } from '../terms/end-and-give-back.ts';

/** What a clinic does with a booking. */
export type ClinicAct = 'accept' | 'decline' | 'complete' | 'mark_no_show';

const moveOf = (act: ClinicAct, { depositMinor }: BookingRow): BookingMove =>
  act === 'accept' && depositMinor ? 'accept_for_payment' : act;

/**
 * Accepts, declines or completes a booking of the request's clinic, or marks that the patient did not come. Throws
 * `bookings.not_found`, `bookings.not_possible`, `request.stale_version` and `access.not_allowed`.
 */
export async function answerBooking(
  deps: BookingsDeps,
  id: string,
  act: ClinicAct,
  { version, reason }: { version?: number | undefined; reason?: string | undefined },
  { actor, language }: RequestContext,
): Promise<Booking> {
  const scope = ofCalledClinic(actor);
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    const row = await lockBooking(tx, scope, id);
    // Their own bookings as a patient are not the clinic's to decide.
    if (!row || roleOn(scope, row) === 'patient') throw new ProblemError('bookings.not_found');
    if (!mayAct(scope, row)) throw new ProblemError('access.not_allowed');
    const as = roleOn(scope, row);
    const action = moveOf(act, row);
    refuseUntimely(row, action, as, at);
    const by = { actor: scope.person, as, at, version, reason };
    if (act === 'mark_no_show') return void (await endAndGiveBack(tx, deps, row, { action: act, ...by }));
    return void (await transition(tx, bookingLifecycle, { row, action, ...by }));
  });
  return readBooking(deps, scope, id, language);
}
