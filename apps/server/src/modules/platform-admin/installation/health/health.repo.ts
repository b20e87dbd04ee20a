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

/** Entries of the ledger, and what the last check of the invariants found; null before the first. */
export async function readLedgerState(
  db: Db,
): Promise<{ entries: number; breaks: number | null; checkedAt: Date | null }> {
  const { rows } = await db.execute<{ entries: number; breaks: number | null; checked_at: string | null }>(sql`
    select (select count(*)::int from ledger_entries) as entries, jsonb_array_length(c.findings) as breaks, c.ended_at as checked_at
    from (select 1) as one left join lateral (select findings, ended_at from reconciliations where is_check order by ended_at desc limit 1) c on true`);
  const [row] = rows;
  return {
    entries: row?.entries ?? 0,
    breaks: row?.breaks ?? null,
    checkedAt: row?.checked_at ? new Date(row.checked_at) : null,
  };
}
