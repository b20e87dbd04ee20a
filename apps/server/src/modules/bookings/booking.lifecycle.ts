import {
  bookingAccepted,
  bookingCancelled,
  bookingCompleted,
  bookingMachine,
  bookingPaid,
  type CancelReason,
  heldUntil,
} from '@travesia/contracts/bookings';
import type { MachineActor } from '@travesia/contracts/kit';
import { ProblemError } from '../../platform/problem-error.ts';
import { type Asked, defineLifecycle, says } from '../../platform/transition/lifecycle.ts';
import { bookingTold } from './booking-told.ts';
import { bookings } from './bookings.tables.ts';

export type BookingRow = typeof bookings.$inferSelect;

type Move = keyof typeof bookingMachine.transitions;
type Status = BookingRow['status'];

const ENDINGS: Partial<Record<Move, (as: MachineActor, from: Status) => CancelReason>> = {
  decline: () => 'provider_declined',
  cancel: (as) => {
    if (as === 'patient') return 'patient';
    return as === 'admin' ? 'admin' : 'provider_cancelled';
  },
  expire: (_, from) => (from === 'pending' ? 'not_answered' : 'not_paid'),
  mark_no_show: () => 'no_show',
};

const reasonOf = ({ action, as, from }: Pick<Asked<BookingRow, Status, Move>, 'action' | 'as' | 'from'>) =>
  ENDINGS[action]?.(as, from) ?? 'admin';

const about = ({ row }: { row: BookingRow }) => ({ booking_id: row.id, provider_id: row.providerId });

const ended = (asked: Asked<BookingRow, Status, Move>) =>
  says(bookingCancelled, { ...about(asked), reason: reasonOf(asked) });

/** How bookings move. Commands of people also ask `refuseUntimely`. */
export const bookingLifecycle = defineLifecycle({
  machine: bookingMachine,
  table: bookings,
  columns: {
    state: 'status',
    version: 'version',
    subject: 'patientId',
    instants: { expires_at: 'expiresAt', ends_at: 'endsAt' },
  },
  audit: {
    accept: 'bookings.accepted',
    accept_for_payment: 'bookings.accepted',
    decline: 'bookings.declined',
    pay: 'bookings.paid',
    cancel: 'bookings.cancelled',
    expire: 'bookings.expired',
    complete: 'bookings.completed',
    mark_no_show: 'bookings.no_show',
  },
  about: ({ row }) => ({
    target: { type: 'booking', id: row.id },
    subjectId: row.patientId,
    contextProviderId: row.providerId,
  }),
  events: {
    accept: (moved) => says(bookingAccepted, { ...about(moved), status: 'confirmed' }),
    accept_for_payment: (moved) => says(bookingAccepted, { ...about(moved), status: 'awaiting_payment' }),
    pay: (moved) => says(bookingPaid, about(moved)),
    decline: ended,
    cancel: ended,
    expire: ended,
    mark_no_show: ended,
    complete: (moved) => says(bookingCompleted, about(moved)),
  },
  live: bookingTold,
  sets: ({ row, action, as, from, to, at }) => {
    if (to === 'cancelled') return { cancelReason: reasonOf({ action, as, from }), cancelledAt: at, expiresAt: null };
    if (to === 'awaiting_payment') return { expiresAt: heldUntil('payment', row.kind, row.startsAt, at) };
    return to === 'confirmed' ? { expiresAt: null, confirmedAt: at } : {};
  },
  refused: 'bookings.not_possible',
  missing: 'bookings.not_found',
});

/** Throws `bookings.not_possible` if it is too early or too late for an action. */
export function refuseUntimely(row: BookingRow, action: Move, as: MachineActor, at: Date): void {
  if (!isTimely(row, action, as, at))
    throw new ProblemError('bookings.not_possible', { detail: `It is too early or too late to ${action}.` });
}

/** Whether the time allows an action, beside the state. */
export function isTimely(
  { startsAt, endsAt, expiresAt }: Pick<BookingRow, 'startsAt' | 'endsAt' | 'expiresAt'>,
  action: Move,
  as: MachineActor,
  at: Date,
): boolean {
  switch (action) {
    case 'accept':
    case 'accept_for_payment':
      return at < startsAt && (expiresAt === null || at < expiresAt);
    case 'complete':
      return at >= endsAt;
    case 'mark_no_show':
      return at >= startsAt;
    case 'cancel':
      return as !== 'patient' || at < startsAt;
    default:
      return true;
  }
}
