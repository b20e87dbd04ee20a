import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { NextFree } from '../../providers/index.ts';

/** Clinics with a calendar, or with a first free day from when they had one. */
export async function listClinicsToRefresh(db: Db): Promise<NextFree[]> {
  const { rows } = await db.execute<NextFree & Record<string, unknown>>(sql`
    select p.id as "providerId", p.next_free_on::text as "nextFreeOn", p.next_free_online_on::text as "nextFreeOnlineOn" from providers p where exists (select from calendars k where k.provider_id = p.id)
      or p.next_free_on is not null or p.next_free_online_on is not null order by p.id`);
  return rows;
}
