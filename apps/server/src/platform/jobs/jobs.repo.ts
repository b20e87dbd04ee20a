import { sql } from 'drizzle-orm';
import { type Db as BossConnection, fromDrizzle } from 'pg-boss';
import type { Database, Tx } from '../db/database.ts';

/** Schema of pg-boss's tables; it creates and upgrades them at start. */
export const BOSS_SCHEMA = 'pgboss';

/** Runs pg-boss's statements on our pool, on either engine. */
export function poolConnection(database: Database): BossConnection {
  return { executeSql: (text, values) => database.pool.query(text, values) };
}

/** Lets pg-boss write inside the caller's transaction. */
export const txConnection = (tx: Tx): BossConnection => fromDrizzle(tx, sql);

/** Which of the queues have a job that is due. One query for all of them, so that idle queues cost nothing. */
export async function findDueQueues(database: Database, names: readonly string[]): Promise<string[]> {
  const { rows } = await database.db.execute<{ name: string }>(sql`
    select q.name from unnest(${sql.param([...names])}::text[]) as q(name)
    where exists (
      select 1 from pgboss.job j
      where j.name = q.name and j.state < 'active' and not j.blocked and j.start_after <= now()
    )`);
  return rows.map((row) => row.name);
}

/** A kind of job with its counts. */
export interface QueueCounts {
  name: string;
  waiting: number;
  later: number;
  running: number;
  retrying: number;
  done: number;
  dead: number;
  /** Seconds the oldest due job has been waiting. */
  oldest: number;
  cron: string | null;
}

export const NO_JOBS = { waiting: 0, later: 0, running: 0, retrying: 0, done: 0, dead: 0, oldest: 0 };

/** Jobs by kind and state; dead ones by their original kind. */
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
