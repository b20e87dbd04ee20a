import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { favoriteItems } from './favorites.tables.ts';

/** Applies a treatment's new slug to saved items. */
export async function renameSavedTreatment(tx: Tx, from: string, to: string): Promise<void> {
  await tx
    .update(favoriteItems)
    .set({ targetId: to })
    .where(and(eq(favoriteItems.targetType, 'treatment'), eq(favoriteItems.targetId, from)));
  await tx.update(favoriteItems).set({ treatment: to }).where(eq(favoriteItems.treatment, from));
}
