import { sql } from 'drizzle-orm';
import type { Database } from '../src/platform/db/database.ts';

/** Clinicians of each partner, all with a calendar that is connected to an outside one. */
const CLINICIANS = 4;
/** Taken times of each outside calendar, spread over the coming months. */
const TAKEN = 60;

/** Gives every partner of a filled market clinicians with working hours, exceptions and taken times. */
export async function fillCalendars({ db }: Pick<Database, 'db'>): Promise<void> {
  for (const statement of [clinicians, calendars, windows, exceptions, feeds, taken]) await db.execute(statement);
  await db.execute(sql`vacuum analyze`);
}

const clinicians = sql`
  insert into clinicians (id, provider_id, name, title, specialty, position)
  select gen_random_uuid(), p.id, 'Clinician ' || n, 'Dr.', '{"en":"Dentistry","es":"Odontología","pt":"Odontologia"}', n
  from providers p cross join generate_series(1, ${CLINICIANS}) n where p.listing = 'partner'`;

const calendars = sql`
  insert into calendars (id, provider_id, clinician_id, visits, slot_minutes, notice_hours, horizon_days)
  select gen_random_uuid(), provider_id, id, array['consultation', 'treatment'], 30, 24, 120 from clinicians`;

/** Mornings at the clinic and online, afternoons at the clinic. */
const windows = sql`
  insert into calendar_windows (id, calendar_id, weekday, starts, ends, mode)
  select gen_random_uuid(), k.id, day, part.starts, part.ends, part.mode
  from calendars k cross join generate_series(1, 5) day
  cross join (values ('09:00', '13:00', 'both'), ('14:00', '18:00', 'in_person')) as part (starts, ends, mode)`;

/** A vacation in a few weeks. */
const exceptions = sql`
  insert into calendar_exceptions (id, calendar_id, kind, from_date, to_date)
  select gen_random_uuid(), id, 'closed', current_date + 20, current_date + 24 from calendars`;

const feeds = sql`
  insert into calendar_feeds (id, calendar_id, name, url, url_hash, host)
  select gen_random_uuid(), id, 'Personal', 'none', id::text, 'calendar.example' from calendars`;

const taken = sql`
  insert into feed_busy (feed_id, calendar_id, starts_at, ends_at)
  select f.id, f.calendar_id, at, at + interval '1 hour' from calendar_feeds f cross join generate_series(1, ${TAKEN}) n
  cross join lateral (select date_trunc('day', now()) + n * interval '37 hours' as at) t`;
