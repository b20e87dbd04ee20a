import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';

/** How many packages of a treatment there are, and how many of them patients see. */
export async function countPackagesOf(db: Db | Tx, treatment: string): Promise<{ all: number; published: number }> {
  const { rows } = await db.execute<{ all: number; published: number }>(sql`
    select count(*)::int as "all", count(*) filter (where status = 'published')::int as published
    from packages where treatment = ${treatment}`);
  return rows[0] ?? { all: 0, published: 0 };
}
