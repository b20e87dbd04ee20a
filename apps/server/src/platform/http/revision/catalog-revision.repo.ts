import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';

/** The catalogue's revision: it grows with every committed change of a catalogue table. */
export async function readCatalogRevision(db: Db): Promise<number> {
  const { rows } = await db.execute<{ revision: number }>(
    sql`select coalesce(sum(revision), 0)::bigint as revision from catalog_revisions`,
  );
  return Number(rows[0]?.revision ?? 0);
}

/** Adds up the rows of connections that are closed in one of their own, of connection 0, which there never is. The sum stays. */
export async function foldRevisions(db: Db): Promise<void> {
  await db.execute(sql`
    with closed as (
      delete from catalog_revisions where backend <> 0 and backend not in (select pid from pg_stat_activity where pid is not null)
      returning revision)
    insert into catalog_revisions (backend, revision) select 0, sum(revision) from closed having count(*) > 0
    on conflict (backend) do update set revision = catalog_revisions.revision + excluded.revision`);
}
