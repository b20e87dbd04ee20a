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

/** One kind of job and how many there are. */
export interface QueueCounts {
  name: string;
  waiting: number;
  later: number;
  running: number;
  retrying: number;
  done: number;
  dead: number;
  /** Seconds that the oldest which is due has waited. */
  oldest: number;
  cron: string | null;
}

export const NO_JOBS = { waiting: 0, later: 0, running: 0, retrying: 0, done: 0, dead: 0, oldest: 0 };

/** Jobs by kind and state; dead ones by the kind that they were of. */
export async function countJobs(database: Database): Promise<Omit<QueueCounts, 'cron'>[]> {
  const { rows } = await database.db.execute<Omit<QueueCounts, 'cron'> & Record<string, unknown>>(sql`
    select coalesce(case when name = 'dead' then source_name end, name) as name,
      count(*) filter (where name <> 'dead' and state = 'created' and start_after <= now())::int as waiting,
      count(*) filter (where name <> 'dead' and state = 'created' and start_after > now())::int as later,
      count(*) filter (where name <> 'dead' and state = 'active')::int as running,
      count(*) filter (where name <> 'dead' and state = 'retry')::int as retrying,
      count(*) filter (where name <> 'dead' and state = 'completed')::int as done,
      count(*) filter (where name = 'dead' and state < 'active')::int as dead,
      coalesce(extract(epoch from now() - min(start_after) filter (where name <> 'dead' and state < 'active' and start_after <= now())), 0)::int as oldest
    from pgboss.job group by 1`);
  return rows;
}
