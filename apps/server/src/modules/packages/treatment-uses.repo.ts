import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';

/** Number of packages of a treatment, in total, working copies too, and published. */
export async function countPackagesOf(db: Db | Tx, treatment: string): Promise<{ all: number; published: number }> {
  const { rows } = await db.execute<{ all: number; published: number }>(sql`
    select count(*)::int as "all", count(*) filter (where status = 'published')::int as published from (
      select id, max(status) filter (where shown) as status from (
        select id, status, true as shown from packages where treatment = ${treatment}
        union all select id, status, false from package_drafts where treatment = ${treatment}) known group by id) one`);
  return rows[0] ?? { all: 0, published: 0 };
}
