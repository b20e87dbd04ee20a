import type { Tx } from '../db/database.ts';
import { auditEntries } from './audit.tables.ts';

export async function insertAuditEntry(tx: Tx, row: typeof auditEntries.$inferInsert): Promise<void> {
  await tx.insert(auditEntries).values(row);
}
