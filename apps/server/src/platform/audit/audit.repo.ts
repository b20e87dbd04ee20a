import type { Tx } from '../db/database.ts';
import { auditEntries, auditWaiting } from './audit.tables.ts';

/** Writes an entry, and that it waits for its place in the chain. */
export async function insertAuditEntry(tx: Tx, row: typeof auditEntries.$inferInsert): Promise<void> {
  const [entry] = await tx
    .insert(auditEntries)
    .values(row)
    .returning({ entryId: auditEntries.id, position: auditEntries.position });
  if (entry) await tx.insert(auditWaiting).values(entry);
}
