import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { PackageListRow } from '../packages.repo.ts';

export type ShownClinic = Pick<
  PackageListRow,
  | 'providerId'
  | 'providerSlug'
  | 'providerName'
  | 'verificationStatus'
  | 'ratingAverage'
  | 'ratingCount'
  | 'latestReview'
  | 'languages'
  | 'accreditations'
  | 'country'
  | 'lat'
  | 'lon'
  | 'citySlug'
  | 'cityName'
  | 'photo'
>;

/** What a package's page shows of its clinic. */
export async function findShownClinic(db: Db, providerId: string): Promise<ShownClinic | undefined> {
  const { rows } = await db.execute<ShownClinic & Record<string, unknown>>(sql`
    select p.id as "providerId", p.slug as "providerSlug", p.name as "providerName", p.verification_status as "verificationStatus",
      p.rating_average as "ratingAverage", p.rating_count as "ratingCount", p.latest_review as "latestReview", p.languages, p.accreditations, p.country,
      p.lat, p.lon, coalesce(c.slug, '') as "citySlug", coalesce(c.name, l.name) as "cityName",
      p.gallery -> 0 as photo
    from providers p join countries l on l.code = p.country left join cities c on c.id = p.city_id where p.id = ${providerId}::uuid`);
  return rows[0];
}
