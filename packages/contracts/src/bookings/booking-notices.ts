import { z } from 'zod';
import { defineNotification, Id, Instant, PublicName } from '../kit/index.ts';

const about = {
  booking_id: Id,
  reference: PublicName,
  clinic: PublicName,
  starts_at: Instant,
  /** Zone of the clinic, in which `starts_at` is shown. */
  time_zone: PublicName,
};
/** Who treats the patient; null if the clinic names nobody. */
const who = { clinician: PublicName.nullable() };
/** The reminder of a video consultation leads to its room; those of before say no kind. */
const kind = { kind: z.enum(['consultation', 'treatment', 'online']).optional() };
const money = { amount: z.int().nullable(), currency: z.string().nullable() };

/** A patient’s own booking. */
const own = <S extends z.ZodRawShape>(more: S) =>
  defineNotification({
    topic: 'bookings',
    area: 'bookings',
    params: z.object({ ...about, ...more }),
    path: (params) => `/bookings/${String((params as { booking_id: string }).booking_id)}`,
  });

/** A booking as those see it who answer for its clinic: at the clinic, or at its organization. */
const onDesk = <S extends z.ZodRawShape>(more: S) =>
  defineNotification({
    topic: 'bookings',
    area: 'bookings',
    params: z.object({ ...about, desk: z.enum(['provider', 'organization']), ...more }),
    path: (params) => {
      const { desk, booking_id: id, kind: of } = params as { desk: string; booking_id: string; kind?: string };
      // Organizations don’t enter rooms.
      return of === 'online' && desk === 'provider' ? `/provider/consultations/${id}` : `/${desk}/bookings/${id}`;
    },
  });

/** What people are told of bookings: patients first, then those who answer for the clinic. Never what a visit is for. */
export const bookingNotices = {
  booking_received: own({ due_at: Instant }),
  booking_accepted: own({ due_at: Instant }),
  booking_confirmed: own(money),
  booking_declined: own({}),
  booking_moved: own({ by: z.enum(['patient', 'clinic']) }),
  booking_reassigned: own(who),
  booking_cancelled: own({ why: z.enum(['patient', 'clinic', 'team', 'no_show']), ...money }),
  booking_expired: own({ why: z.enum(['not_answered', 'not_paid']) }),
  booking_completed: own({}),
  booking_reminder: defineNotification({
    topic: 'journey_reminders',
    area: 'bookings',
    params: z.object({ ...about, ...kind }),
    path: ({ booking_id: id, kind: of }) => (of === 'online' ? `/consultations/${id}` : `/bookings/${id}`),
  }),
  booking_unpaid: own({ due_at: Instant }),
  desk_booking_requested: onDesk({ due_at: Instant }),
  desk_booking_waiting: onDesk({ due_at: Instant }),
  desk_booking_confirmed: onDesk({}),
  desk_booking_moved: onDesk({}),
  desk_booking_reassigned: onDesk(who),
  desk_booking_cancelled: onDesk({ why: z.enum(['patient', 'team', 'not_answered', 'not_paid']) }),
  desk_booking_reminder: onDesk(kind),
};

type Notices = typeof bookingNotices;
export type BookingNotice = keyof Notices;
/** What somebody is told of a booking. */
export type BookingTold<K extends BookingNotice = BookingNotice> = {
  [One in K]: { kind: One; params: z.infer<Notices[One]['params']> };
}[K];
