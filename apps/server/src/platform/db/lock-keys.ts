import { sql } from 'drizzle-orm';
import type { Tx } from './database.ts';

/** Serializes transactions of an area that name the same key. Keys are locked in order, to avoid deadlocks. */
export async function lockKeys(tx: Tx, area: string, keys: readonly string[]): Promise<void> {
  for (const key of keys.toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${area} ${key}`}, 0))`);
}
