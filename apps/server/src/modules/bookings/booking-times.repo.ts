import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { preparedStatement } from '../../platform/db/statement.ts';
import type { BusySource } from '../availability/index.ts';

const timesBy = (resource: SQL): SQL => sql`
  select k.id as calendar_id, s.starts_at, s.ends_at, 'booking' as source, s.booking_id as source_id, null::text as label
  from calendars k join booking_slots s on s.${resource} = k.${resource}`;

/** Times that bookings hold, for the free times of the availability module. */
export const bookingTimes: BusySource = {
  rows: sql`${timesBy(sql.raw('clinician_id'))} union all ${timesBy(sql.raw('room_id'))}`,
};

const beyondFirstFree = preparedStatement<{ beyond: boolean | null }>(
  'booking beyond first free days',
  sql`select (b.starts_at at time zone b.time_zone)::date - 1 > greatest(p.next_free_on, p.next_free_online_on) as beyond
    from bookings b join providers p on p.id = b.provider_id where b.id = ${sql.placeholder('id')}::uuid`,
);

/**
 * Whether a booking is later than the first free days of its clinic, which then stay what they are. A day is left over: a visit
 * also takes the gaps around it.
 */
export async function isBeyondFirstFree(tx: Tx, id: string): Promise<boolean> {
  const [row] = await beyondFirstFree(tx, { id });
  return row?.beyond === true;
}
