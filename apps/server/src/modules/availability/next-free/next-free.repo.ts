import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';

/** Clinics with a calendar, or with a first free day from when they had one. */
export async function listClinicsToRefresh(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select p.id from providers p where exists (select from calendars k where k.provider_id = p.id)
      or p.next_free_on is not null or p.next_free_online_on is not null order by p.id`);
  return rows.map(({ id }) => id);
}
