import type { Tx } from '../../platform/db/database.ts';
import { importRuns } from './imports.tables.ts';

/** Notes an import that was carried out. */
export async function insertRun(tx: Tx, run: Omit<typeof importRuns.$inferInsert, 'id'>): Promise<void> {
  await tx.insert(importRuns).values(run);
}
