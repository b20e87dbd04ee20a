import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { preparedStatement } from '../../db/statement.ts';

const groupRevisions = preparedStatement<{ name: string; revision: number }>(
  'group revisions',
  sql`select name, sum(revision)::bigint as revision from group_revisions group by name`,
);

/** The revisions of all groups with changes: each grows with every committed change in its group. */
export async function readGroupRevisions(db: Db): Promise<Map<string, number>> {
  const rows = await groupRevisions(db, {});
  return new Map(rows.map(({ name, revision }) => [name, Number(revision)]));
}

/** Adds up the rows of closed connections into connection 0, which never exists. The sum is unchanged. */
export async function foldRevisions(db: Db): Promise<void> {
  await db.execute(sql`
    with closed as (
      delete from catalog_revisions where backend <> 0 and backend not in (select pid from pg_stat_activity where pid is not null)
      returning revision)
    insert into catalog_revisions (backend, revision) select 0, sum(revision) from closed having count(*) > 0
    on conflict (backend) do update set revision = catalog_revisions.revision + excluded.revision`);
  await db.execute(sql`
    with closed as (
      delete from group_revisions where backend <> 0 and backend not in (select pid from pg_stat_activity where pid is not null)
      returning name, revision)
    insert into group_revisions (name, backend, revision) select name, 0, sum(revision) from closed group by name
    on conflict (name, backend) do update set revision = group_revisions.revision + excluded.revision`);
}

/** Every running follower has read them long before; one that hasn't finds a wrong row count and reloads everything. */
export async function forgetDeletedRows(db: Db): Promise<void> {
  await db.execute(sql`delete from deleted_rows where deleted_at < now() - interval '1 day'`);
}

/** The names of all tables and views. */
export async function listTables(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relkind in ('r', 'p', 'v', 'm') and relnamespace = current_schema()::regnamespace`,
  );
  return rows.map(({ name }) => name);
}
