import type { VisitKind, WindowMode } from '@travesia/contracts/availability';
import type { Localized } from '@travesia/contracts/kit';
import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { preparedStatement } from '../../../platform/db/statement.ts';
import type { ClinicScope } from '../../providers/index.ts';
import { allBusy, type BusySource } from '../busy/busy-times.repo.ts';

export interface WindowRow {
  weekday: number;
  starts: string;
  ends: string;
  mode: WindowMode;
  validFrom: string | null;
  validUntil: string | null;
}

export interface ExceptionRow {
  id: string;
  kind: 'closed' | 'open';
  fromDate: string;
  toDate: string;
  starts: string | null;
  ends: string | null;
  mode: WindowMode | null;
  label: string | null;
}

export interface BusyRow {
  startsAt: string;
  endsAt: string;
  source: 'feed' | 'booking';
  sourceId: string;
  label: string | null;
}

/** A calendar with everything that decides its free times. */
export interface CalendarRow {
  id: string;
  providerId: string;
  clinicianId: string | null;
  roomId: string | null;
  visits: Exclude<VisitKind, 'online'>[];
  slotMinutes: number;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  noticeHours: number;
  horizonDays: number;
  maxPerDay: number | null;
  observesHolidays: boolean;
  version: number;
  updatedAt: Date | string;
  capacity: number;
  windows: WindowRow[];
  exceptions: ExceptionRow[];
  busy: BusyRow[];
}

/** A range of dates to read for: exceptions and taken times outside it are left out. */
export interface ReadRange {
  from: SQL;
  to: SQL;
}

/** The columns of a CalendarRow, from k (calendars) and r (rooms). */
export const calendarColumns = (sources: readonly BusySource[], { from, to }: ReadRange): SQL => sql`
  k.id, k.provider_id as "providerId", k.clinician_id as "clinicianId", k.room_id as "roomId", k.visits, k.slot_minutes as "slotMinutes",
  k.buffer_before_minutes as "bufferBeforeMinutes", k.buffer_after_minutes as "bufferAfterMinutes", k.notice_hours as "noticeHours",
  k.horizon_days as "horizonDays", k.max_per_day as "maxPerDay", k.observes_holidays as "observesHolidays", k.version, k.updated_at as "updatedAt",
  coalesce(r.capacity, 1) as capacity,
  coalesce((select json_agg(json_build_object('weekday', w.weekday, 'starts', w.starts, 'ends', w.ends, 'mode', w.mode,
    'validFrom', w.valid_from, 'validUntil', w.valid_until) order by w.weekday, w.starts, w.id)
    from calendar_windows w where w.calendar_id = k.id), '[]') as windows,
  coalesce((select json_agg(json_build_object('id', e.id, 'kind', e.kind, 'fromDate', e.from_date, 'toDate', e.to_date, 'starts', e.starts,
    'ends', e.ends, 'mode', e.mode, 'label', e.label) order by e.from_date, e.starts nulls first, e.id)
    from calendar_exceptions e where e.calendar_id = k.id and e.to_date >= ${from} and e.from_date <= ${to}), '[]') as exceptions,
  coalesce((select json_agg(json_build_object('startsAt', t.starts_at, 'endsAt', t.ends_at, 'source', t.source, 'sourceId', t.source_id,
    'label', t.label) order by t.starts_at, t.source_id)
    from ${allBusy(sources)} t where t.calendar_id = k.id and t.ends_at > ${from}::timestamp at time zone 'UTC' - interval '1 day'
      and t.starts_at < ${to}::timestamp at time zone 'UTC' + interval '2 days'), '[]') as busy`;

const rangeOf = (from: string, to: string): ReadRange => ({ from: sql`${from}::date`, to: sql`${to}::date` });

/** Calendars of a clinic as far as they matter between two dates. */
export async function listCalendarRows(
  db: Db | Tx,
  sources: readonly BusySource[],
  { providerId }: Pick<ClinicScope, 'providerId'>,
  from: string,
  to: string,
): Promise<CalendarRow[]> {
  const { rows } = await db.execute<CalendarRow & Record<string, unknown>>(sql`
    select ${calendarColumns(sources, rangeOf(from, to))} from calendars k left join rooms r on r.id = k.room_id
    where k.provider_id = ${providerId}::uuid`);
  return rows;
}

/** By what else is known of taken times, which a product declares once. */
const activeCalendars = new WeakMap<readonly BusySource[], ReturnType<typeof preparedStatement<CalendarRow>>>();

const readActive = (sources: readonly BusySource[]) =>
  preparedStatement<CalendarRow>(
    `active calendars with ${sources.length} kinds of taken times`,
    sql`select ${calendarColumns(sources, { from: sql`${sql.placeholder('from')}::date`, to: sql`${sql.placeholder('to')}::date` })}
      from calendars k left join clinicians c on c.id = k.clinician_id left join rooms r on r.id = k.room_id
      where k.provider_id = ${sql.placeholder('providerId')}::uuid and (r.active or (c.id is not null and c.archived_at is null))
        and (${sql.placeholder('among')}::uuid[] is null or coalesce(k.clinician_id, k.room_id) = any(${sql.placeholder('among')}::uuid[]))`,
  );

/** The same of clinicians and rooms that patients see, or only of those that are named. */
export function listActiveCalendarRows(
  db: Db | Tx,
  sources: readonly BusySource[],
  { providerId, among }: { providerId: string; among: readonly string[] | null },
  from: string,
  to: string,
): Promise<CalendarRow[]> {
  const read = activeCalendars.get(sources) ?? readActive(sources);
  activeCalendars.set(sources, read);
  return read(db, { providerId, among, from, to });
}

/** A clinician or room of a clinic, as calendars name it. */
export interface ResourceRow {
  type: 'clinician' | 'room';
  id: string;
  name: string;
  specialty: Localized | null;
  kind: string | null;
  capacity: number;
  /** False for an archived clinician or room that still has a calendar: patients don't see it. */
  active: boolean;
}

/** Clinicians, then rooms, in the clinic's order. Those that are archived stay if they have a calendar. */
export async function listResources(
  db: Db | Tx,
  { providerId }: Pick<ClinicScope, 'providerId'>,
): Promise<ResourceRow[]> {
  const { rows } = await db.execute<ResourceRow & Record<string, unknown>>(sql`
    select * from (
      select 'clinician' as type, c.id, c.name, c.specialty, null as kind, 1 as capacity, c.archived_at is null as active, 1 as part, c.position
      from clinicians c where c.provider_id = ${providerId}::uuid
        and (c.archived_at is null or exists (select from calendars k where k.clinician_id = c.id))
      union all
      select 'room', r.id, r.name, null, r.kind, r.capacity, r.active, 2, r.position from rooms r
      where r.provider_id = ${providerId}::uuid and (r.active or exists (select from calendars k where k.room_id = r.id))
    ) resources order by part, position, name, id`);
  return rows;
}

/** The clinic's zone and country, and the holidays on which it works. */
export interface ClinicPlace {
  timeZone: string;
  country: string;
  worked: string[];
}

export async function findClinicPlace(
  db: Db | Tx,
  { providerId }: Pick<ClinicScope, 'providerId'>,
): Promise<ClinicPlace | undefined> {
  const { rows } = await db.execute<ClinicPlace & Record<string, unknown>>(sql`
    select p.time_zone as "timeZone", p.country,
      array(select h.date::text from clinic_holidays h where h.provider_id = p.id order by h.date) as worked
    from providers p where p.id = ${providerId}::uuid`);
  return rows[0];
}

/** Outside calendars of a clinic by calendar, and how many of them can't be read. */
export async function countFeeds(
  db: Db | Tx,
  { providerId }: Pick<ClinicScope, 'providerId'>,
): Promise<{ calendarId: string; feeds: number; failing: number }[]> {
  const { rows } = await db.execute<{ calendarId: string; feeds: number; failing: number }>(sql`
    select f.calendar_id as "calendarId", count(*)::int as feeds, (count(*) filter (where f.status = 'failing'))::int as failing
    from calendar_feeds f join calendars k on k.id = f.calendar_id where k.provider_id = ${providerId}::uuid group by f.calendar_id`);
  return rows;
}
