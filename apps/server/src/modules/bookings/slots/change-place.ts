import type { Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { resetTimers } from '../../../platform/transition/set-timers.ts';
import { bookingLifecycle, type BookingRow } from '../booking.lifecycle.ts';
import type { BookingsDeps } from '../bookings-deps.ts';
import type { BookingScope } from '../bookings.policy.ts';
import { bookingTold } from '../booking-told.ts';
import { lockBooking, moveSlot, type NewTime, type Place, writeNewTime } from '../bookings.repo.ts';
import { type BookableClinic, holdBookableClinic } from '../offer/offers.repo.ts';
import { type AskedTime, type FoundSlot, lockSlots, proveSlot, type Resource } from './take-slot.ts';

interface Change {
  scope: BookingScope;
  id: string;
  clinic: BookableClinic;
  asked: AskedTime;
  chosen: Resource;
  /** Throws if the booking may not be changed so; the row is locked. */
  refuse: (row: BookingRow) => void;
}

/**
 * Locks a booking that is to get another time or another clinician or room, and finds that it can. Throws what `refuse` does,
 * `bookings.not_bookable`, `bookings.not_found` and `bookings.slot_taken`.
 */
export async function proveChange(
  deps: BookingsDeps,
  tx: Tx,
  { scope, id, clinic, asked, chosen, refuse }: Change,
): Promise<{ row: BookingRow; found: FoundSlot }> {
  await lockSlots(tx, clinic.id);
  if (!(await holdBookableClinic(tx, clinic.id))) throw new ProblemError('bookings.not_bookable');
  const row = await lockBooking(tx, scope, id);
  if (!row) throw new ProblemError('bookings.not_found');
  refuse(row);
  return { row, found: await proveSlot(deps, tx, clinic, asked, chosen) };
}

/** Writes the change to a locked booking, its slot and its timers. */
export async function writePlace(
  tx: Tx,
  row: BookingRow,
  { place, at, ...time }: Omit<NewTime, 'version' | 'clinicianId' | 'roomId'> & { place: Place; at: Date },
): Promise<void> {
  const { clinicianId, roomId } = place;
  const changed = await writeNewTime(tx, row.id, { ...time, clinicianId, roomId, version: row.version });
  bookingTold(changed)();
  await moveSlot(tx, row.id, place);
  await resetTimers(tx, bookingLifecycle, changed, at);
}
