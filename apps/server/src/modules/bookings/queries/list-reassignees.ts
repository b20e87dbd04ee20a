import type { Reassignees } from '@travesia/contracts/bookings';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { BookingsDeps } from '../bookings-deps.ts';
import { mayAct, mayReassign, ofEverySide, roleOn } from '../bookings.policy.ts';
import { findBooking } from '../bookings.repo.ts';
import { findBookableClinic, findSuitable, listNamed } from '../offer/offers.repo.ts';
import { sameTime } from '../slots/same-time.ts';
import { freePlaces } from '../slots/take-slot.ts';

/**
 * Who else could take a booking at its time. Throws `bookings.not_found`, `bookings.not_possible`, `bookings.not_bookable` and
 * `access.not_allowed`.
 */
export async function listReassigneesQuery(deps: BookingsDeps, id: string, actor: Actor): Promise<Reassignees> {
  const { db } = deps.database;
  const scope = await ofEverySide(deps.takeSide, actor);
  const row = (await findBooking(db, scope, id))?.booking;
  if (!row) throw new ProblemError('bookings.not_found');
  if (!mayAct(scope, row) || roleOn(scope, row) === 'patient') throw new ProblemError('access.not_allowed');
  if (!mayReassign(scope, row, deps.clock.now())) throw new ProblemError('bookings.not_possible');
  const clinic = await findBookableClinic(db, row.providerId);
  if (!clinic) throw new ProblemError('bookings.not_bookable');
  const suitable = await findSuitable(db, row);
  const free: string[] = [];
  for await (const { place } of freePlaces(deps, db, clinic, sameTime(row, clinic, suitable), suitable))
    free.push(place.clinicianId ?? place.roomId ?? '');
  const holder = row.clinicianId ?? row.roomId;
  return {
    data: await listNamed(
      db,
      free.filter((one) => one !== holder),
    ),
  };
}
