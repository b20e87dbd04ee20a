import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';

/** Number of packages of a treatment, in total and published. */
export async function countPackagesOf(db: Db | Tx, treatment: string): Promise<{ all: number; published: number }> {
  const { rows } = await db.execute<{ all: number; published: number }>(sql`
    select count(*)::int as "all", count(*) filter (where status = 'published')::int as published
    from packages where treatment = ${treatment}`);
  return rows[0] ?? { all: 0, published: 0 };
}
