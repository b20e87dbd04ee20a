import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';

/** The catalogue's revision: it grows with every committed change of a catalogue table. */
export async function readCatalogRevision(db: Db): Promise<number> {
  const { rows } = await db.execute<{ revision: number }>(
    sql`select coalesce(sum(revision), 0)::bigint as revision from catalog_revisions`,
  );
  return Number(rows[0]?.revision ?? 0);
}
