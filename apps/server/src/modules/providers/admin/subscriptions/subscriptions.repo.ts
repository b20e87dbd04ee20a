import { desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { providerSubscriptions } from '../providers-admin.tables.ts';

export type PeriodRow = typeof providerSubscriptions.$inferSelect;

/** Subscription periods of a provider, latest first. */
export const listPeriods = (db: Db | Tx, providerId: string): Promise<PeriodRow[]> =>
  db
    .select()
    .from(providerSubscriptions)
    .where(eq(providerSubscriptions.providerId, providerId))
    .orderBy(desc(providerSubscriptions.endsOn));

export async function insertPeriod(tx: Tx, row: typeof providerSubscriptions.$inferInsert): Promise<void> {
  await tx.insert(providerSubscriptions).values(row);
}
