import { sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/db/database.ts';

/** The engine's version string and the database size. */
export async function readDatabaseState(db: Db): Promise<{ engine: string; sizeBytes: number }> {
  const { rows } = await db.execute<{ version: string; size: string }>(
    sql`select version() as version, pg_database_size(current_database())::text as size`,
  );
  const [row] = rows;
  return { engine: /^\S+ [\d.]+/.exec(row?.version ?? '')?.[0] ?? 'unknown', sizeBytes: Number(row?.size ?? 0) };
}

/** Length of the audit log chain, and the number of entries not chained yet. */
export async function readAuditState(
  db: Db,
  now: Date,
): Promise<{ links: number; waiting: number; oldestSeconds: number }> {
  const { rows } = await db.execute<{ links: number; waiting: number; oldestSeconds: number }>(sql`
    select coalesce((select max(number) from audit_head), 0)::int as links, (select count(*)::int from audit_waiting) as waiting,
      coalesce((select extract(epoch from ${now.toISOString()}::timestamptz - min(e.at)) from audit_waiting w join audit_entries e on e.id = w.entry_id), 0)::int as "oldestSeconds"`);
  return rows[0] ?? { links: 0, waiting: 0, oldestSeconds: 0 };
}
