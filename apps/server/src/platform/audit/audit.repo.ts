import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/database.ts';
import { auditEntries, auditWaiting } from './audit.tables.ts';

/** Writes an entry and queues it for the chain. */
export async function insertAuditEntry(tx: Tx, row: typeof auditEntries.$inferInsert): Promise<void> {
  const [entry] = await tx
    .insert(auditEntries)
    .values(row)
    .returning({ entryId: auditEntries.id, position: auditEntries.position });
  if (entry) await tx.insert(auditWaiting).values(entry);
}

/** Writes past actions, once: existing entries stay unchanged. */
export async function writePastEntries(
  tx: Tx,
  rows: readonly (typeof auditEntries.$inferInsert & { id: string })[],
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const known = await tx.select({ id: auditEntries.id }).from(auditEntries).where(inArray(auditEntries.id, ids));
  const written = new Set(known.map(({ id }) => id));
  for (const row of rows) if (!written.has(row.id)) await insertAuditEntry(tx, row);
}

interface Same {
  action: typeof auditEntries.$inferSelect.action;
  subjectId: string;
  /** IP network with the last part removed, from the entry's facts. */
  network: string;
  since: Date;
  /** Events may arrive out of order. */
  until: Date;
}

/** Whether the same was recorded already, so that repeats don't flood the log. */
export async function isNoted(tx: Tx, { action, subjectId, network, since, until }: Same): Promise<boolean> {
  const [row] = await tx
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subjectId, subjectId),
        eq(auditEntries.action, action),
        gte(auditEntries.at, since),
        lt(auditEntries.at, until),
        sql`${auditEntries.facts}->>'network' = ${network}`,
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Whether something was recorded already in a session. */
export async function isNotedInSession(db: Db | Tx, action: Same['action'], sessionId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(and(eq(auditEntries.sessionId, sessionId), eq(auditEntries.action, action)))
    .limit(1);
  return row !== undefined;
}
