import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { advertisingFacts } from '../advertising.tables.ts';

export type FactsRow = typeof advertisingFacts.$inferSelect;

/** What a clinic states for its advertising; undefined if nothing. */
export async function findFacts(db: Db | Tx, providerId: string): Promise<FactsRow | undefined> {
  const [row] = await db.select().from(advertisingFacts).where(eq(advertisingFacts.providerId, providerId));
  return row;
}

/** Replaces what a clinic states. */
export async function writeFacts(tx: Tx, row: FactsRow): Promise<void> {
  const { providerId, ...set } = row;
  await tx
    .insert(advertisingFacts)
    .values({ ...set, providerId })
    .onConflictDoUpdate({ target: advertisingFacts.providerId, set });
}
