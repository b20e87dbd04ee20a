import type { Localized } from '@travesia/contracts/kit';
import type { ShownPhoto } from '@travesia/contracts/photos';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { clinicColumns, prerequisitesOf, type ShownClinicRow } from '../packages.repo.ts';

/** What the page of a package shows of its clinic; one without a city yet has the name of its country. */
export interface ShownClinic extends ShownClinicRow {
  photo: ShownPhoto | null;
  citySlug: string;
  cityName: Localized;
}

export async function findShownClinic(db: Db, providerId: string): Promise<ShownClinic | undefined> {
  const { rows } = await db.execute<ShownClinic & Record<string, unknown>>(sql`
    select ${clinicColumns}, p.gallery -> 0 as photo, coalesce(c.slug, '') as "citySlug", coalesce(c.name, l.name) as "cityName"
    from providers p join countries l on l.code = p.country left join cities c on c.id = p.city_id where p.id = ${providerId}::uuid`);
  return rows[0];
}

/** What a clinic asks for before a treatment, if anything. */
export async function findPrerequisites(db: Db, providerId: string, treatment: string): Promise<Localized | null> {
  const { rows } = await db.execute<{ prerequisites: Localized | null }>(
    prerequisitesOf(sql`${providerId}::uuid`, sql`${treatment}`),
  );
  return rows[0]?.prerequisites ?? null;
}
