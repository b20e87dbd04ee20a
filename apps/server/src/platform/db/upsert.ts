import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './database.ts';

/** PostgreSQL accepts at most 65,535 parameters per statement. */
const MAX_PARAMETERS = 60_000;

/**
 * Inserts rows, or updates existing ones found by `keys`. All rows name the same columns; other columns keep their
 * values, and so do insert-only ones, such as states.
 */
export async function upsert<T extends PgTable>(
  tx: Tx,
  table: T,
  keys: readonly PgColumn[],
  rows: readonly T['$inferInsert'][],
  insertOnly: readonly PgColumn[] = [],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const kept = [...keys, ...insertOnly];
  const names = Object.keys(first).filter((name) => columns[name] && name !== 'id' && !kept.includes(columns[name]));
  const set = Object.fromEntries(
    names.map((name): [string, SQL] => [name, sql`excluded.${sql.identifier(columns[name]?.name ?? name)}`]),
  );
  const size = Math.max(1, Math.floor(MAX_PARAMETERS / Object.keys(columns).length));
  for (let start = 0; start < rows.length; start += size) {
    const insert = tx.insert(table).values(rows.slice(start, start + size) as never);
    await (names.length
      ? insert.onConflictDoUpdate({ target: [...keys] as never, set: set as never })
      : insert.onConflictDoNothing());
  }
}
