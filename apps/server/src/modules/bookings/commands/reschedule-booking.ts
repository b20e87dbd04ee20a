import { type Booking, bookingMoved, type BookingReschedule } from '@travesia/contracts/bookings';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { calendar } from '../../../platform/calendar.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { appendEvent } from '../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { BookingRow } from '../booking.lifecycle.ts';
import type { BookingsDeps } from '../bookings-deps.ts';
import { type BookingScope, isMovable, mayAct, ofEverySide, roleOn } from '../bookings.policy.ts';
import { findBooking } from '../bookings.repo.ts';
import { type BookableClinic, findBookableClinic } from '../offer/offers.repo.ts';
import { readBooking } from '../queries/read-booking.ts';
import { proveChange, writePlace } from '../slots/change-place.ts';
import { type AskedTime, type FoundSlot, takeInTurn } from '../slots/take-slot.ts';
import { taken } from '../slots/taken.ts';

/**
 * Moves a booking to another free time of its clinic, in one step. Throws `bookings.not_found`, `bookings.not_possible`,
 * `bookings.slot_taken`, `bookings.not_bookable`, `bookings.change_not_free`, `request.stale_version` and `access.not_allowed`.
 */
export async function rescheduleBooking(
  deps: BookingsDeps,
  id: string,
  input: BookingReschedule,
  { actor, language }: RequestContext,
): Promise<Booking> {
  const scope = await ofEverySide(deps.takeSide, actor);
  const at = deps.clock.now();
  const before = (await findBooking(deps.database.db, scope, id))?.booking;
  if (!before) throw new ProblemError('bookings.not_found');
  if (!mayAct(scope, before)) throw new ProblemError('access.not_allowed');
  const clinic = await findBookableClinic(deps.database.db, before.providerId);
  if (!clinic) throw new ProblemError('bookings.not_bookable');
  const refuse = (row: BookingRow) => {
    if (input.version !== undefined && input.version !== row.version) throw new ProblemError('request.stale_version');
    if (!isMovable(row, at)) throw new ProblemError('bookings.not_possible');
    if (roleOn(scope, row) === 'patient') refuseFee(row, at);
  };
  refuse(before);
  const asked = askedTime(before, input);
  const isMoved = await takeInTurn(deps, clinic, asked, (chosen) =>
    unitOfWork(deps.database, async (tx) => {
      const { row, found } = await proveChange(deps, tx, { scope, id, clinic, asked, chosen, refuse });
      await writeMove(tx, { row, found, clinic, scope, at });
      return true;
    }),
  );
  if (!isMoved) throw await taken(deps, clinic, asked);
  return readBooking(deps, scope, id, language);
}

/** Writes the other time, its audit entry and its event. */
async function writeMove(
  tx: Tx,
  {
    row,
    found: { time, place },
    clinic,
    scope,
    at,
  }: { row: BookingRow; found: FoundSlot; clinic: BookableClinic; scope: BookingScope; at: Date },
): Promise<void> {
  const as = roleOn(scope, row);
  const startsAt = new Date(time.start);
  await writePlace(tx, row, {
    place,
    at,
    startsAt,
    endsAt: new Date(time.end),
    timeZone: clinic.timeZone,
    patientMoves: row.patientMoves + (as === 'patient' ? 1 : 0),
    movedByClinic: as !== 'patient',
    movedAt: at,
    expiresAt: row.expiresAt && new Date(Math.min(row.expiresAt.getTime(), startsAt.getTime())),
  });
  await appendAudit(tx, {
    action: 'bookings.moved',
    actor: scope.person,
    at,
    target: { type: 'booking', id: row.id },
    subjectId: row.patientId,
    contextProviderId: row.providerId,
    facts: { from: row.startsAt.toISOString(), to: startsAt.toISOString() },
  });
  await appendEvent(tx, bookingMoved, {
    booking_id: row.id,
    provider_id: row.providerId,
    from: row.startsAt.toISOString(),
    to: startsAt.toISOString(),
    by: as === 'system' ? 'admin' : as,
  });
}

function askedTime({ id, kind, clinicianId }: BookingRow, input: BookingReschedule): AskedTime {
  const wanted = input.clinician_id ?? clinicianId;
  return {
    kind,
    date: input.new_date,
    time: input.new_time,
    startsAt: input.new_starts_at,
    among: wanted === null ? null : [wanted],
    leaveOut: id,
  };
}

/** Throws `bookings.change_not_free` if the policy charges for this change: fees are settled by the clinic, which can always move it. */
function refuseFee({ terms, patientMoves, startsAt, timeZone }: BookingRow, at: Date): void {
  if (!terms) return;
  const days = calendar.daysBetween(calendar.dateAt(at, timeZone), calendar.dateAt(startsAt, timeZone));
  const rules = terms.policy.rules.filter(({ reason }) => reason === 'patient_cancel');
  const free = rules.map(({ free_date_changes: changes }) => changes).filter((changes) => changes !== null);
  const isUsedUp = free.length > 0 && patientMoves >= Math.max(...free);
  const isLate = rules.some(({ late_change_fee: fee }) => fee !== null && days <= fee.within_days);
  if (isUsedUp || isLate) throw new ProblemError('bookings.change_not_free');
}
