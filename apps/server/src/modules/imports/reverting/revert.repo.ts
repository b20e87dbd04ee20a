import type { KeptReason } from '@travesia/contracts/imports';
import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { ListingFate } from './fates.rules.ts';
import { listingImage, sourceImage } from './record-changes.repo.ts';

const listed = (ids: readonly string[]) => sql`any(${sql.param([...ids])}::uuid[])`;

/** Locks the listings of a run, so that nobody changes them or refers to them meanwhile. */
export async function lockListings(tx: Tx, runId: string): Promise<void> {
  await tx.execute(sql`
    select p.id from providers p join import_changes c on c.row_id = p.id and c.kind = 'listing'
    where c.run_id = ${runId} order by p.id for update of p`);
}

/**
 * A condition for listings `p` that something refers to besides registries: any table with a foreign key to them, or a note. A
 * saved listing may go; the list says so.
 */
async function isInUse(db: Db | Tx): Promise<SQL> {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select r.relname as "table", a.attname as "column" from pg_constraint f
    join pg_class r on r.oid = f.conrelid
    join pg_attribute i on i.attrelid = f.confrelid and i.attname = 'id'
    join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[array_position(f.confkey, i.attnum)]
    where f.contype = 'f' and f.confrelid = 'providers'::regclass and f.conrelid <> 'provider_sources'::regclass
    order by 1, 2`);
  const references = rows.map(
    ({ table, column }) =>
      sql`exists (select 1 from ${sql.identifier(table)} u where u.${sql.identifier(column)} = p.id)`,
  );
  const notes = sql`exists (select 1 from record_notes n where n.about = 'provider' and n.record_id = p.id)`;
  return sql`(${sql.join([...references, notes], sql` or `)})`;
}

/** What would become of the listings of a run if it were reverted now. Listings that are gone already are left out. */
export async function readFates(db: Db | Tx, runId: string): Promise<ListingFate[]> {
  const inUse = await isInUse(db);
  const { rows } = await db.execute<ListingFate & Record<string, unknown>>(sql`
    select p.id, p.slug, case
      when md5(c.before::text) = c.after then case when later.found then 'later_import' else 'same' end
      when p.listing = 'partner' then 'claimed'
      when later.found then 'later_import'
      when md5((${listingImage})::text) <> c.after then 'changed'
      when c.before is not null then 'restored'
      when ${inUse} then 'in_use'
      else 'removed' end as fate
    from import_changes c join providers p on p.id = c.row_id
    cross join lateral (select exists (
      select 1 from import_changes l join import_runs r on r.id = l.run_id
      where l.provider_id = c.provider_id and l.run_id > c.run_id and r.state = 'applied') as found) later
    where c.run_id = ${runId} and c.kind = 'listing' order by p.id`);
  return rows;
}

/** Gives listings and registry rows the values they had before the run, and removes the registry rows it created. */
export async function restoreListings(tx: Tx, runId: string, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update providers p set name = b.name, type = b.type, country = b.country, city_id = b.city_id, region = b.region,
      street = b.street, postal_code = b.postal_code, lat = b.lat, lon = b.lon, email = b.email, phone = b.phone,
      phones = b.phones, website = b.website, beds = b.beds, attributes = b.attributes
    from import_changes c cross join lateral jsonb_populate_record(null::providers, c.before) b
    where c.run_id = ${runId} and c.kind = 'listing' and c.row_id = ${listed(ids)} and p.id = c.row_id`);
}

/** Gives the registry rows of listings back what the run replaced, and removes those it created, unless changed since. */
export async function restoreSources(tx: Tx, runId: string, providerIds: readonly string[]): Promise<void> {
  const same = sql`c.run_id = ${runId} and c.kind = 'source' and c.provider_id = ${listed(providerIds)} and s.id = c.row_id
    and md5((${sourceImage})::text) = c.after`;
  await tx.execute(sql`
    update provider_sources s set source_name = b.source_name, licence = b.licence, row_hash = b.row_hash, imported_on = b.imported_on
    from import_changes c cross join lateral jsonb_populate_record(null::provider_sources, c.before) b
    where ${same} and c.before is not null`);
  await tx.execute(sql`delete from provider_sources s using import_changes c where ${same} and c.before is null`);
}

/** Removes listings nothing refers to, with where they come from. */
export async function removeListings(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`delete from providers where id = ${listed(ids)}`);
}

/** Records which listings stayed, and why. */
export async function recordKept(tx: Tx, runId: string, kept: readonly ListingFate[]): Promise<void> {
  await tx.execute(sql`
    update import_changes c set kept = k.fate
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as k (id uuid, fate text)
    where c.run_id = ${runId} and c.kind = 'listing' and c.row_id = k.id`);
}

/** The listings a reverted run left, by name. */
export async function listKept(
  db: Db,
  runId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ slug: string; name: string; reason: KeptReason }[]> {
  const { rows } = await db.execute<{ slug: string; name: string; reason: KeptReason }>(sql`
    select p.slug, p.name, c.kept as reason from import_changes c join providers p on p.id = c.row_id
    where c.run_id = ${runId} and c.kept is not null order by p.name, p.id limit ${limit} offset ${(page - 1) * limit}`);
  return rows;
}

export async function countKept(db: Db, runId: string): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from import_changes c join providers p on p.id = c.row_id
    where c.run_id = ${runId} and c.kept is not null`);
  return rows[0]?.total ?? 0;
}

/** Forgets what runs replaced that can no longer be reverted. */
export async function deleteOldChanges(tx: Tx, now: Date): Promise<void> {
  await tx.execute(sql`
    delete from import_changes c using import_runs r where r.id = c.run_id and r.revertible_until <= ${now.toISOString()}::timestamptz`);
}
