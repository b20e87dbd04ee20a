import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { listedCondition, stillWorks } from '../../providers/index.ts';
import type { BusySource } from '../busy/busy-times.repo.ts';
import { type CalendarRow, calendarColumns } from '../calendars/calendars.repo.ts';

/** A calendar with its clinic; only the clinic if it keeps none. */
export type ClinicCalendarRow = {
  timeZone: string;
  country: string;
  worked: string[];
  isVerified: boolean;
  nextFreeOn: string | null;
} & (CalendarRow | { id: null });

/** One statement for a clinic and all its calendars, by id or slug; see `busyTimes` for what later modules add. */
export function readByRef(sources: readonly BusySource[]) {
  const range = { from: sql`${sql.placeholder('from')}::date`, to: sql`${sql.placeholder('to')}::date` };
  const by = (key: 'id' | 'slug') =>
    statement<ClinicCalendarRow>(
      `availability of a clinic by ${key}`,
      sql`select p.time_zone as "timeZone", p.country, p.verification_status = 'verified' as "isVerified", p.next_free_on::text as "nextFreeOn",
        array(select h.date::text from clinic_holidays h where h.provider_id = p.id) as worked, ${calendarColumns(sources, range)}
      from providers p left join calendars k on k.provider_id = p.id and ${stillWorks(sql`k.clinician_id`)}
        left join rooms r on r.id = k.room_id
      where ${key === 'id' ? sql`p.id = ${sql.placeholder('ref')}::uuid` : sql`p.slug = ${sql.placeholder('ref')}`}
        and ${listedCondition} and coalesce(r.active, true)`,
    );
  const statements = { id: by('id'), slug: by('slug') };
  return (
    database: Database,
    ref: { id: string } | { slug: string },
    { from, to }: { from: string; to: string },
  ): Promise<ClinicCalendarRow[]> =>
    'id' in ref
      ? statements.id(database, { ref: ref.id, from, to })
      : statements.slug(database, { ref: ref.slug, from, to });
}

export type ReadByRef = ReturnType<typeof readByRef>;
