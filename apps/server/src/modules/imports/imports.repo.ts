import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { importRuns, imports } from './imports.tables.ts';

/** Records a completed import. */
export async function insertRun(tx: Tx, run: Omit<typeof importRuns.$inferInsert, 'id'>): Promise<void> {
  await tx.insert(importRuns).values(run);
}

/** Removes an admin's name from their uploads. */
export async function forgetWhoStarted(tx: Tx, userId: string): Promise<void> {
  await tx.update(imports).set({ startedBy: null }).where(eq(imports.startedBy, userId));
}
