import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { FilledFields, TakenListing } from './taken-listing.ts';

type Reference = TakenListing['references'][number];

/** A listing with all its columns, locked until the transaction ends. */
export async function lockListing(tx: Tx, id: string): Promise<TakenListing['listing'] | undefined> {
  const { rows } = await tx.execute<{ listing: TakenListing['listing'] }>(
    sql`select to_jsonb(p) as listing from providers p where p.id = ${id} for update`,
  );
  return rows[0]?.listing;
}

/** Columns that refer to listings by foreign keys, besides those of registries, and whether their table has rows with an id. */
async function foreignKeys(db: Db | Tx): Promise<{ table: string; column: string; hasId: boolean }[]> {
  const { rows } = await db.execute<{ table: string; column: string; hasId: boolean }>(sql`
    select r.relname as "table", a.attname as "column",
      exists (select 1 from pg_attribute o where o.attrelid = r.oid and o.attname = 'id' and not o.attisdropped) as "hasId"
    from pg_constraint f join pg_class r on r.oid = f.conrelid
    join pg_attribute i on i.attrelid = f.confrelid and i.attname = 'id'
    join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[array_position(f.confkey, i.attnum)]
    where f.contype = 'f' and f.confrelid = 'providers'::regclass and f.conrelid <> 'provider_sources'::regclass
    order by 1, 2`);
  return rows;
}

/**
 * Lets everything that refers to one listing refer to another: foreign keys, notes, saved listings. Returns the rows, so that they can
 * be given back; null if something can't be moved.
 */
export async function moveReferences(tx: Tx, from: string, to: string): Promise<Reference[] | null> {
  const moved: Reference[] = [];
  const note = (table: string, column: string, rows: readonly { id: string }[]) => {
    if (rows.length) moved.push({ table, column, ids: rows.map(({ id }) => id) });
  };
  for (const { table, column, hasId } of await foreignKeys(tx)) {
    const [name, key] = [sql.identifier(table), sql.identifier(column)];
    if (hasId) {
      const set = sql`update ${name} set ${key} = ${to}::uuid where ${key} = ${from}::uuid returning id`;
      note(table, column, (await tx.execute<{ id: string }>(set)).rows);
    } else if ((await tx.execute(sql`select 1 from ${name} where ${key} = ${from}::uuid limit 1`)).rows.length)
      return null;
  }
  const notes = sql`update record_notes set record_id = ${to}::uuid
    where about = 'provider' and record_id = ${from}::uuid returning id`;
  note('record_notes', 'record_id', (await tx.execute<{ id: string }>(notes)).rows);
  // Whoever saved both listings keeps the other one.
  const saved = sql`update favorite_items u set target_id = ${to} where u.target_type = 'provider' and u.target_id = ${from}
    and not exists (select 1 from favorite_items o where o.user_id = u.user_id and o.target_type = 'provider' and o.target_id = ${to})
    returning u.id`;
  note('favorite_items', 'target_id', (await tx.execute<{ id: string }>(saved)).rows);
  return moved;
}

/** Gives a listing back what referred to it, unless it refers to a third one by now. */
export async function restoreReferences(tx: Tx, { survivorId, listing, references }: TakenListing): Promise<void> {
  for (const { table, column, ids } of references) {
    const key = sql.identifier(column);
    const type = sql.raw(table === 'favorite_items' ? 'text' : 'uuid');
    await tx.execute(sql`update ${sql.identifier(table)} set ${key} = ${listing.id}::${type}
      where id = any(${sql.param([...ids])}::uuid[]) and ${key} = ${survivorId}::${type}`);
  }
}

/** Moves the registry rows of a listing to another; returns their ids. */
export async function moveSources(tx: Tx, from: string, to: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`update provider_sources set provider_id = ${to} where provider_id = ${from} returning id`,
  );
  return rows.map(({ id }) => id);
}

/** Gives registry rows to a listing. */
export async function giveSources(tx: Tx, ids: readonly string[], to: string): Promise<void> {
  await tx.execute(sql`update provider_sources set provider_id = ${to} where id = any(${sql.param([...ids])}::uuid[])`);
}

/** The registry row by which a registry names a facility. */
export async function findSource(
  tx: Tx,
  source: string,
  externalId: string,
): Promise<{ id: string; providerId: string } | undefined> {
  const { rows } = await tx.execute<{ id: string; providerId: string }>(sql`
    select id, provider_id as "providerId" from provider_sources where source = ${source} and external_id = ${externalId}`);
  return rows[0];
}

/** The listing with this id, if it is still there. */
export async function findListing(tx: Tx, id: string): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`select id from providers where id = ${id}`);
  return rows[0]?.id ?? null;
}

export async function deleteListing(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`delete from providers where id = ${id}`);
}

/** Writes a listing again as it was, column by column: those that were added since get their defaults. */
export async function writeListing(tx: Tx, listing: TakenListing['listing']): Promise<void> {
  const columns = sql.join(
    Object.keys(listing).map((column) => sql.identifier(column)),
    sql`, `,
  );
  await tx.execute(sql`
    insert into providers (${columns})
    select ${columns} from jsonb_populate_record(null::providers, ${JSON.stringify(listing)}::jsonb)`);
}

/** Slugs that begin like this one. */
export async function slugsLike(tx: Tx, slug: string): Promise<string[]> {
  const { rows } = await tx.execute<{ slug: string }>(
    sql`select slug from providers where slug = ${slug} or slug like ${`${slug}-%`}`,
  );
  return rows.map((row) => row.slug);
}

/** Takes back what a merge filled in a directory listing, where it is still what the merge wrote. */
export async function emptyFilled(tx: Tx, id: string, before: FilledFields, given: FilledFields): Promise<void> {
  const filled = JSON.stringify([{ before, given }]);
  const cleared = (column: string, key: string) =>
    sql.raw(
      `${column} = case when g.before->>'${key}' is null and p.${column}::text = g.given->>'${key}' then null else p.${column} end`,
    );
  await tx.execute(sql`
    update providers p set ${cleared('street', 'street')}, ${cleared('postal_code', 'postalCode')}, ${cleared('email', 'email')},
      ${cleared('website', 'website')},
      lat = case when g.moved then null else p.lat end, lon = case when g.moved then null else p.lon end,
      phone = case when p.phone = any(g.added) then null else p.phone end,
      phones = array(select n from unnest(p.phones) as all_numbers(n) where n <> all(g.added))
    from (
      select f.before, f.given, (f.before->>'lat') is null and (f.given->>'lat')::float8 = p.lat as moved,
        array(select jsonb_array_elements_text(f.given->'phones') except select jsonb_array_elements_text(f.before->'phones')) as added
      from jsonb_to_recordset(${filled}::jsonb) as f (before jsonb, given jsonb), providers p where p.id = ${id}
    ) g where p.id = ${id} and p.listing = 'directory'`);
}
