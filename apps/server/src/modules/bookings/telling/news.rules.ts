import type {
  BookingReminder,
  BookingTold,
  bookingAccepted,
  bookingCancelled,
  bookingMoved,
  bookingNotices,
  bookingReassigned,
  bookingRequested,
  CancelReason,
} from '@travesia/contracts/bookings';
import type { EventPayload, Money } from '@travesia/contracts/kit';
import type { BookingRow } from '../booking.lifecycle.ts';

/** What happened to a booking, as its events say. */
export type Happened =
  | { what: 'requested'; status: EventPayload<typeof bookingRequested>['status'] }
  | { what: 'accepted'; status: EventPayload<typeof bookingAccepted>['status'] }
  | { what: 'paid' }
  | { what: 'moved'; from: string; to: string; by: EventPayload<typeof bookingMoved>['by'] }
  | ({ what: 'reassigned' } & Pick<EventPayload<typeof bookingReassigned>, 'from' | 'to' | 'by' | 'reason'>)
  | { what: 'cancelled'; reason: EventPayload<typeof bookingCancelled>['reason'] }
  | { what: 'completed' }
  | { what: 'reminded'; reminder: BookingReminder; about: string };

/** How a booking is now. */
export interface NewsFacts {
  booking: Pick<
    BookingRow,
    'id' | 'reference' | 'kind' | 'status' | 'startsAt' | 'timeZone' | 'expiresAt' | 'clinicianId'
  >;
  clinic: string;
  /** Who treats the patient, with title; null if nobody is named. */
  clinician: string | null;
  /** Received and not given back; null for a free booking. */
  paid: Money | null;
  /** What goes back after its cancellation; null for none. */
  refund: Money | null;
}

export type PatientKind = Exclude<keyof typeof bookingNotices, `desk_${string}`>;
export type DeskKind = Extract<keyof typeof bookingNotices, `desk_${string}`>;
export type PatientTold = BookingTold<PatientKind>;
type Desk = BookingTold<DeskKind>['params']['desk'];
export type DeskTold = BookingTold<DeskKind>;

/** Whom it is told: the patient, and those who answer for the clinic, each for their desk. */
export interface News {
  patient: PatientTold | null;
  desk: ((desk: Desk) => DeskTold) | null;
}

const NOTHING: News = { patient: null, desk: null };

/**
 * What is told of something that happened to a booking. Only what still is so: whatever happened since is told by itself, and what
 * belongs together is told once.
 */
export function newsOf(happened: Happened, facts: NewsFacts): News {
  const { booking } = facts;
  switch (happened.what) {
    case 'requested':
      return booking.status === happened.status ? begun(happened.status, facts) : NOTHING;
    case 'accepted':
      if (booking.status !== happened.status) return NOTHING;
      return { patient: begun(happened.status, facts).patient, desk: null };
    case 'paid':
      return booking.status === 'confirmed' ? begun('confirmed', facts) : NOTHING;
    case 'moved':
      return moved(happened, facts);
    case 'reassigned':
      return reassigned(happened, facts);
    case 'cancelled':
      return booking.status === 'cancelled' ? ended(happened.reason, facts) : NOTHING;
    case 'completed':
      return { patient: { kind: 'booking_completed', params: aboutOf(facts) }, desk: null };
    case 'reminded':
      return reminded(happened, facts);
  }
}

const aboutOf = ({ booking: { id, reference, startsAt, timeZone }, clinic }: NewsFacts) => ({
  booking_id: id,
  reference,
  clinic,
  starts_at: startsAt.toISOString(),
  time_zone: timeZone,
});

const moneyOf = (money: Money | null) =>
  money && money.amount > 0 ? { amount: money.amount, currency: money.currency } : { amount: null, currency: null };

const dueOf = ({ booking }: NewsFacts) => ({ due_at: (booking.expiresAt ?? booking.startsAt).toISOString() });

/** A booking that waits for its clinic, for its deposit, or is confirmed. */
function begun(status: 'pending' | 'awaiting_payment' | 'confirmed', facts: NewsFacts): News {
  const about = aboutOf(facts);
  switch (status) {
    case 'pending':
      return {
        patient: { kind: 'booking_received', params: { ...about, ...dueOf(facts) } },
        desk: (desk) => ({ kind: 'desk_booking_requested', params: { ...about, ...dueOf(facts), desk } }),
      };
    case 'awaiting_payment':
      return { patient: { kind: 'booking_accepted', params: { ...about, ...dueOf(facts) } }, desk: null };
    case 'confirmed':
      return {
        patient: { kind: 'booking_confirmed', params: { ...about, ...moneyOf(facts.paid) } },
        desk: (desk) => ({ kind: 'desk_booking_confirmed', params: { ...about, desk } }),
      };
  }
}

function moved({ to, by }: Extract<Happened, { what: 'moved' }>, facts: NewsFacts): News {
  const { status, startsAt } = facts.booking;
  if (status === 'cancelled' || startsAt.getTime() !== Date.parse(to)) return NOTHING;
  const about = aboutOf(facts);
  return {
    patient: { kind: 'booking_moved', params: { ...about, by: by === 'patient' ? 'patient' : 'clinic' } },
    // Its own people know.
    desk: by === 'provider' ? null : (desk) => ({ kind: 'desk_booking_moved', params: { ...about, desk } }),
  };
}

function reassigned({ from, to, by }: Extract<Happened, { what: 'reassigned' }>, facts: NewsFacts): News {
  const { status, clinicianId } = facts.booking;
  if (status === 'cancelled' || clinicianId !== to) return NOTHING;
  const about = { ...aboutOf(facts), clinician: facts.clinician };
  return {
    // Who had no clinician was promised none, and rooms are the clinic’s own matter.
    patient: from === null || from === to ? null : { kind: 'booking_reassigned', params: about },
    desk: by === 'provider' ? null : (desk) => ({ kind: 'desk_booking_reassigned', params: { ...about, desk } }),
  };
}

function ended(reason: CancelReason, facts: NewsFacts): News {
  const about = aboutOf(facts);
  const cancelled = (why: BookingTold<'booking_cancelled'>['params']['why']): PatientTold => ({
    kind: 'booking_cancelled',
    params: { ...about, why, ...moneyOf(facts.refund) },
  });
  const desk = (why: BookingTold<'desk_booking_cancelled'>['params']['why']) => (at: Desk) =>
    ({ kind: 'desk_booking_cancelled', params: { ...about, why, desk: at } }) as const;
  switch (reason) {
    case 'patient':
      return { patient: cancelled('patient'), desk: desk('patient') };
    case 'admin':
      return { patient: cancelled('team'), desk: desk('team') };
    case 'provider_cancelled':
      return { patient: cancelled('clinic'), desk: null };
    case 'no_show':
      return { patient: cancelled('no_show'), desk: null };
    case 'provider_declined':
      return { patient: { kind: 'booking_declined', params: about }, desk: null };
    case 'not_answered':
    case 'not_paid':
      return { patient: { kind: 'booking_expired', params: { ...about, why: reason } }, desk: desk(reason) };
  }
}

const REMINDED_IN: Readonly<Record<BookingReminder, BookingRow['status']>> = {
  week: 'confirmed',
  day: 'confirmed',
  hours: 'confirmed',
  answer: 'pending',
  pay: 'awaiting_payment',
};

function reminded({ reminder, about: then }: Extract<Happened, { what: 'reminded' }>, facts: NewsFacts): News {
  const { status, startsAt, expiresAt } = facts.booking;
  const now = status === 'confirmed' ? startsAt : expiresAt;
  if (status !== REMINDED_IN[reminder] || now?.getTime() !== Date.parse(then)) return NOTHING;
  const about = aboutOf(facts);
  const due = { ...about, ...dueOf(facts) };
  if (reminder === 'pay') return { patient: { kind: 'booking_unpaid', params: due }, desk: null };
  if (reminder === 'answer')
    return { patient: null, desk: (desk) => ({ kind: 'desk_booking_waiting', params: { ...due, desk } }) };
  const visit = { ...about, kind: facts.booking.kind };
  return {
    patient: { kind: 'booking_reminder', params: visit },
    desk: reminder === 'day' ? (desk) => ({ kind: 'desk_booking_reminder', params: { ...visit, desk } }) : null,
  };
}
