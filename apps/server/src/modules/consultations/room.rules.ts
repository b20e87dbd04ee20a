import { videoRoomTimes } from '@travesia/contracts/bookings';
import {
  type ClosedBecause,
  type RoomAction,
  type RoomSide,
  type RoomStateName,
  WAITS_AFTER_SECONDS,
} from '@travesia/contracts/consultations';
import type { BookingRow } from '../bookings/index.ts';

/** Whether a room is open, and why not. */
export interface RoomState {
  state: RoomStateName;
  because: ClosedBecause | null;
}

/** A room as a user comes to it. */
export interface Room {
  booking: BookingRow;
  side: RoomSide;
  state: RoomState;
}

/** The state of a room; `endedAt` is when the clinic ended the consultation. */
export function roomState(
  { status, startsAt, endsAt }: Pick<BookingRow, 'status' | 'startsAt' | 'endsAt'>,
  endedAt: Date | null,
  at: Date,
): RoomState {
  const { opensAt, closesAt } = videoRoomTimes(startsAt, endsAt);
  if (status !== 'confirmed') return { state: 'closed', because: 'booking' };
  if (at < opensAt) return { state: 'too_early', because: null };
  if (at >= closesAt) return { state: 'closed', because: 'over' };
  return endedAt ? { state: 'closed', because: 'ended' } : { state: 'open', because: null };
}

/** Whether somebody of a side may enter now; the clinic reopens what it ended. */
export const mayEnter = ({ state, because }: RoomState, side: RoomSide): boolean =>
  state === 'open' || (because === 'ended' && side === 'provider');

/** What somebody of a side may do now. */
export function roomActions(room: RoomState, side: RoomSide, status: BookingRow['status']): RoomAction[] {
  const isClinic = side === 'provider';
  return [
    ...(mayEnter(room, side) ? (['enter'] as const) : []),
    ...(isClinic && room.state === 'open' ? (['admit', 'end'] as const) : []),
    ...(isClinic && takesPlace(status) ? (['write_notes'] as const) : []),
  ];
}

/** Whether a consultation takes or took place, so that there is something to note. */
export const takesPlace = (status: BookingRow['status']): boolean => status === 'confirmed' || status === 'completed';

/** Whether somebody who is still there has waited long enough for the clinic to hear of it. */
export const hasWaited = (
  { side, admittedAt, enteredAt }: { side: RoomSide; admittedAt: Date | null; enteredAt: Date },
  at: Date,
): boolean =>
  side === 'patient' && admittedAt === null && at.getTime() - enteredAt.getTime() >= WAITS_AFTER_SECONDS * 1000;
