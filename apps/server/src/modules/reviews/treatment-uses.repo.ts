import { count, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { reviews } from './reviews.tables.ts';

/** Number of reviews of a treatment. */
export async function countReviewsOf(db: Db | Tx, treatment: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(reviews).where(eq(reviews.treatment, treatment));
  return row?.count ?? 0;
}
