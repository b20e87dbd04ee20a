import { type SQL, sql } from 'drizzle-orm';
import type { BusySource } from '../availability/index.ts';

const timesBy = (resource: SQL): SQL => sql`
  select k.id as calendar_id, b.starts_at, b.ends_at, 'booking' as source, b.id as source_id, b.reference as label
  from calendars k join booking_slots s on s.${resource} = k.${resource} join bookings b on b.id = s.booking_id`;

/** Times that bookings hold, for the free times of the availability module. */
export const bookingTimes: BusySource = {
  rows: sql`${timesBy(sql.raw('clinician_id'))} union all ${timesBy(sql.raw('room_id'))}`,
};
