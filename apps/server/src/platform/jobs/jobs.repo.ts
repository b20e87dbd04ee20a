import { sql } from 'drizzle-orm';
import { type Db as BossConnection, fromDrizzle } from 'pg-boss';
import type { Database, Tx } from '../db/database.ts';

/** Schema that pg-boss keeps its tables in; it creates and upgrades them by itself at start. */
export const BOSS_SCHEMA = 'pgboss';

/** Lets pg-boss run its statements on our pool, on either engine. */
export function poolConnection(database: Database): BossConnection {
  return { executeSql: (text, values) => database.pool.query(text, values) };
}

/** Lets pg-boss write inside the caller's transaction. */
export const txConnection = (tx: Tx): BossConnection => fromDrizzle(tx, sql);

/** Which of the queues hold a job that may run now. One query for all of them, so that idle queues cost nothing each. */
export async function findDueQueues(database: Database, names: readonly string[]): Promise<string[]> {
  const { rows } = await database.db.execute<{ name: string }>(sql`
    select q.name from unnest(${sql.param([...names])}::text[]) as q(name)
    where exists (
      select 1 from pgboss.job j
      where j.name = q.name and j.state < 'active' and not j.blocked and j.start_after <= now()
    )`);
  return rows.map((row) => row.name);
}
