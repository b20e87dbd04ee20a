import { type SQL, sql } from 'drizzle-orm';
import { defineCollection } from '../../../platform/feature/service.ts';

/**
 * Times that are taken: one source per kind, such as the bookings of a later module. Reads add all sources to their own
 * statement, so that a month of a clinic stays one statement.
 */
export interface BusySource {
  /** A query of `calendar_id, starts_at, ends_at, source ('feed' or 'booking'), source_id, label`. */
  rows: SQL;
}

/** Where other modules add what they know of taken times. */
export const busyTimes = defineCollection<BusySource>('taken times');

/** Events of outside calendars. */
export const feedTimes: BusySource = {
  rows: sql`select b.calendar_id, b.starts_at, b.ends_at, 'feed' as source, b.feed_id as source_id, null::text as label from feed_busy b`,
};

/** All sources as one query in parentheses. */
export const allBusy = (sources: readonly BusySource[]): SQL =>
  sql`(${sql.join(
    [feedTimes, ...sources].map(({ rows }) => rows),
    sql` union all `,
  )})`;
