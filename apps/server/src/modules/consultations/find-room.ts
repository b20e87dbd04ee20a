import type { Db, Tx } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import {
  type BookingRow,
  type BookingScope,
  findBooking,
  lockBooking,
  ofEverySide,
  roomSide,
} from '../bookings/index.ts';
import type { ConsultationsDeps } from './consultations-deps.ts';
import { findConsultation } from './consultations.repo.ts';
import { type Room, roomState } from './room.rules.ts';

type FindRoom = (deps: ConsultationsDeps, db: Tx, scope: BookingScope, id: string) => Promise<Room>;

/** Which bookings a user may come to the room of. Throws `access.signed_out`. */
export const scopeOf = ({ takeSide }: Pick<ConsultationsDeps, 'takeSide'>, actor: Actor): Promise<BookingScope> =>
  ofEverySide(takeSide, actor);

/** The room of a booking, which stays as it is until the transaction ends. Throws `consultations.not_found`. */
export const lockRoom: FindRoom = async ({ clock }, tx, scope, id) =>
  roomOf(tx, scope, await lockBooking(tx, scope, id), clock.now());

/** The room of a booking. Throws `consultations.not_found`. */
export async function findRoom(
  { clock }: Pick<ConsultationsDeps, 'clock'>,
  db: Db,
  scope: BookingScope,
  id: string,
): Promise<Room> {
  return roomOf(db, scope, (await findBooking(db, scope, id))?.booking, clock.now());
}

async function roomOf(db: Db | Tx, scope: BookingScope, booking: BookingRow | undefined, at: Date): Promise<Room> {
  const side = booking?.kind === 'online' ? roomSide(scope, booking) : null;
  if (!booking || side === null) throw new ProblemError('consultations.not_found');
  const kept = await findConsultation(db, booking.id);
  return { booking, side, state: roomState(booking, kept?.endedAt ?? null, at) };
}

/** Refuses everyone but the clinic. Throws `consultations.not_found`. */
export function refuseUnlessClinic({ side }: Room): void {
  if (side !== 'provider') throw new ProblemError('consultations.not_found');
}

/** Throws `consultations.too_early` or `consultations.closed` for a room that is not open. */
export function refuseUnlessOpen({ state: { state } }: Room): void {
  if (state === 'too_early') throw new ProblemError('consultations.too_early');
  if (state === 'closed') throw new ProblemError('consultations.closed');
}
