import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inBulk } from '../../platform/db/in-bulk.ts';
import { preparedStatement } from '../../platform/db/statement.ts';
import type { BusySource } from '../availability/index.ts';
import { bookings, HOLDING } from './bookings.tables.ts';

const timesBy = (resource: SQL): SQL => sql`
  select k.id as calendar_id, s.starts_at, s.ends_at, 'booking' as source, s.booking_id as source_id, null::text as label
  from calendars k join booking_slots s on s.${resource} = k.${resource}`;

/** Times that bookings hold, for the free times of the availability module. */
export const bookingTimes: BusySource = {
  rows: sql`${timesBy(sql.raw('clinician_id'))} union all ${timesBy(sql.raw('room_id'))}`,
};

const beyondFirstFree = preparedStatement<{ id: string; beyond: boolean | null }>(
  'bookings beyond first free days',
  sql`select b.id, (b.starts_at at time zone b.time_zone)::date - 1 > greatest(p.next_free_on, p.next_free_online_on) as beyond
    from bookings b join providers p on p.id = b.provider_id where b.id = any(${sql.placeholder('ids')}::uuid[])`,
);

/**
 * Whether a booking is later than the first free days of its clinic, which then stay what they are. A day is left over: a visit
 * also takes the gaps around it.
 */
export const isBeyondFirstFree = inBulk(async (db, ids: readonly string[]): Promise<boolean[]> => {
  const beyond = new Map((await beyondFirstFree(db, { ids })).map((row) => [row.id, row.beyond]));
  return ids.map((id) => beyond.get(id) === true);
});

/** A booking that a patient has at one of some times. */
export interface HeldTime {
  id: string;
  startsAt: Date;
}

/** Those of some times at a clinic that a patient has booked. */
export const findHeldAt = (
  db: Db | Tx,
  { patientId, providerId, starts }: { patientId: string; providerId: string; starts: readonly Date[] },
): Promise<HeldTime[]> =>
  db
    .select({ id: bookings.id, startsAt: bookings.startsAt })
    .from(bookings)
    .where(
      and(
        eq(bookings.patientId, patientId),
        eq(bookings.providerId, providerId),
        inArray(bookings.startsAt, [...starts]),
        inArray(bookings.status, [...HOLDING]),
      ),
    );
