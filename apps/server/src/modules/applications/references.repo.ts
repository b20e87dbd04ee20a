import { sql } from 'drizzle-orm';
import { textArray } from '../../platform/db/conditions.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { placeKey } from '../catalog/index.ts';
import { findZone, listedCondition } from '../providers/index.ts';

/** Whether the catalog has a provider type. */
export async function hasProviderType(db: Db | Tx, slug: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from provider_types t where t.slug = ${slug}`);
  return rows.length > 0;
}

/** The given categories missing from the catalog. */
export async function unknownCategories(db: Db | Tx, slugs: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ slug: string }>(
    sql`select s.slug from unnest(${textArray(slugs)}) s(slug) where not exists (
      select 1 from treatment_categories c where c.slug = s.slug)`,
  );
  return rows.map(({ slug }) => slug);
}

/** The IANA time zone of the application's place, as the clinic will have it; null while unknown. */
export async function zoneOfNamed(
  db: Db | Tx,
  { country, city }: { country: string; city: string },
): Promise<string | null> {
  const { rows } = await db.execute<{ zone: string | null }>(sql`
    select c.time_zone as zone from cities c where c.country = ${country} and c.name_key = ${placeKey(city)}
    order by c.destination desc, c.id limit 1`);
  return findZone({ country, cityZone: rows[0]?.zone });
}

/** A publicly visible provider. */
export async function findListing(
  db: Db | Tx,
  id: string,
): Promise<{ id: string; slug: string; name: string; listing: 'partner' | 'directory' } | undefined> {
  const { rows } = await db.execute<{ id: string; slug: string; name: string; listing: 'partner' | 'directory' }>(
    sql`select p.id, p.slug, p.name, p.listing from providers p where p.id = ${id}::uuid and ${listedCondition}`,
  );
  return rows[0];
}
