import { type Booking, type BookingReassign, bookingReassigned } from '@travesia/contracts/bookings';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { appendEvent } from '../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { BookingRow } from '../booking.lifecycle.ts';
import type { BookingsDeps } from '../bookings-deps.ts';
import { type BookingScope, mayAct, mayReassign, ofEverySide, roleOn } from '../bookings.policy.ts';
import { findBooking } from '../bookings.repo.ts';
import { findBookableClinic, findSuitable } from '../offer/offers.repo.ts';
import { readBooking } from '../queries/read-booking.ts';
import { proveChange, writePlace } from '../slots/change-place.ts';
import { sameTime } from '../slots/same-time.ts';
import { type FoundSlot, takeInTurn } from '../slots/take-slot.ts';

/**
 * Gives a booking to another clinician or room of its clinic that is free at its time, in one step. A patient who had a
 * clinician may cancel it then with a full refund. Throws `bookings.not_found`, `bookings.not_possible`, `bookings.slot_taken`,
 * `bookings.not_bookable`, `request.stale_version` and `access.not_allowed`.
 */
export async function reassignBooking(
  deps: BookingsDeps,
  id: string,
  { clinician_id: clinicianId, room_id: roomId, reason, version }: BookingReassign,
  { actor, language }: RequestContext,
): Promise<Booking> {
  const scope = await ofEverySide(deps.takeSide, actor);
  const at = deps.clock.now();
  const { db } = deps.database;
  const before = (await findBooking(db, scope, id))?.booking;
  if (!before) throw new ProblemError('bookings.not_found');
  if (!mayAct(scope, before) || roleOn(scope, before) === 'patient') throw new ProblemError('access.not_allowed');
  const to = clinicianId ?? roomId ?? '';
  const refuse = (row: BookingRow) => {
    if (version !== row.version) throw new ProblemError('request.stale_version');
    if (!mayReassign(scope, row, at) || to === (row.clinicianId ?? row.roomId))
      throw new ProblemError('bookings.not_possible');
  };
  refuse(before);
  const clinic = await findBookableClinic(db, before.providerId);
  const suitable = await findSuitable(db, before);
  if (!clinic || (suitable && !suitable.includes(to))) throw new ProblemError('bookings.not_bookable');
  const asked = sameTime(before, clinic, [to]);
  const isGiven = await takeInTurn(deps, clinic, asked, (chosen) =>
    unitOfWork(deps.database, async (tx) => {
      const { row, found } = await proveChange(deps, tx, { scope, id, clinic, asked, chosen, refuse });
      await writeChange(tx, { row, found, scope, at, reason });
      return true;
    }),
  );
  // Others at the same time are another list than other times: `listReassignees` has them.
  if (!isGiven) throw new ProblemError('bookings.slot_taken', { present: { nearest: [] } });
  return readBooking(deps, scope, id, language);
}

/** Writes who takes it, with its audit entry and its event. */
async function writeChange(
  tx: Tx,
  {
    row,
    found: { time, place },
    scope,
    at,
    reason,
  }: { row: BookingRow; found: FoundSlot; scope: BookingScope; at: Date; reason: string },
): Promise<void> {
  const { clinicianId, roomId } = place;
  await writePlace(tx, row, {
    place,
    at,
    startsAt: row.startsAt,
    // Their visits may take longer.
    endsAt: new Date(time.end),
    timeZone: row.timeZone,
    patientMoves: row.patientMoves,
    // Whoever chose a clinician agreed to nobody else.
    movedByClinic: row.movedByClinic || (row.clinicianId !== null && row.clinicianId !== clinicianId),
    // The time is the one that was agreed.
    movedAt: row.movedAt,
    expiresAt: row.expiresAt,
  });
  await appendAudit(tx, {
    action: 'bookings.reassigned',
    actor: scope.person,
    at,
    target: { type: 'booking', id: row.id },
    subjectId: row.patientId,
    contextProviderId: row.providerId,
    facts: { from: row.clinicianId ?? row.roomId, to: clinicianId ?? roomId },
  });
  const as = roleOn(scope, row);
  await appendEvent(tx, bookingReassigned, {
    booking_id: row.id,
    provider_id: row.providerId,
    from: row.clinicianId,
    to: clinicianId,
    by: as === 'provider' || as === 'organization' ? as : 'admin',
    reason,
  });
}
