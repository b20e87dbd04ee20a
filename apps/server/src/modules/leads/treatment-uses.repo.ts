import { count, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { consultationRequests } from './leads.tables.ts';

/** Number of consultation requests for a treatment. */
export async function countRequestsOf(db: Db | Tx, treatment: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(consultationRequests)
    .where(eq(consultationRequests.treatment, treatment));
  return row?.count ?? 0;
}
