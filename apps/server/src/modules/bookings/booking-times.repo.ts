import { type SQL, sql } from 'drizzle-orm';
import type { BusySource } from '../availability/index.ts';

const timesBy = (resource: SQL): SQL => sql`
  select k.id as calendar_id, s.starts_at, s.ends_at, 'booking' as source, s.booking_id as source_id, null::text as label
  from calendars k join booking_slots s on s.${resource} = k.${resource}`;

/** Times that bookings hold, for the free times of the availability module. */
export const bookingTimes: BusySource = {
  rows: sql`${timesBy(sql.raw('clinician_id'))} union all ${timesBy(sql.raw('room_id'))}`,
};
