import { and, asc, eq, lte } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { ConversationRow, SideRow } from '../conversations.repo.ts';
import { conversations, conversationSides } from '../messaging.tables.ts';

const isOver = (at: Date) => lte(conversationSides.snoozedUntil, at);

/** Sides whose snooze is over, the oldest first. */
export async function listEndedSnoozes(db: Db, at: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: conversationSides.id })
    .from(conversationSides)
    .where(isOver(at))
    .orderBy(asc(conversationSides.snoozedUntil))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Locks the conversation of a side whose snooze is over; undefined if somebody wrote or snoozed it again meanwhile. */
export async function lockEndedSnooze(
  tx: Tx,
  sideId: string,
  at: Date,
): Promise<{ row: ConversationRow; own: SideRow } | undefined> {
  const [found] = await tx
    .select({ row: conversations })
    .from(conversations)
    .innerJoin(conversationSides, eq(conversationSides.conversationId, conversations.id))
    .where(eq(conversationSides.id, sideId))
    .for('update', { of: conversations });
  // Read after the lock: what was committed while waiting for it counts.
  const [own] = await tx
    .select()
    .from(conversationSides)
    .where(and(eq(conversationSides.id, sideId), isOver(at)));
  return found && own && { row: found.row, own };
}
