import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { DEAD_QUEUE } from './dead-letters.ts';

/** A job that failed permanently in the demo; running it again succeeds. */
export interface DemoDeadLetter {
  id: string;
  job: string;
  message: string;
  attempts: number;
  diedAt: Date;
}

/** Writes the demo's failed job, also after a visitor ran it again. Its payload marks it as the demo's. */
export async function rewriteDemoDeadLetter(
  database: Database,
  { id, job, message, attempts, diedAt }: DemoDeadLetter,
): Promise<void> {
  const at = sql`${diedAt.toISOString()}::timestamptz`;
  await database.db.execute(sql`
    insert into pgboss.job (id, name, data, created_on, start_after, keep_until, singleton_key, source_name, source_id, source_created_on, source_retry_count, source_output)
    select ${id}::uuid, ${DEAD_QUEUE}, '{"demo": true}', ${at}, ${at}, now() + interval '90 days', ${id}, ${job}, ${id}::uuid, ${at}, ${attempts - 1}::int,
      ${JSON.stringify({ message })}::jsonb
    where not exists (select from pgboss.job where id = ${id}::uuid)`);
}
