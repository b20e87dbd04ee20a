import { asc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { messageRecords } from './message-records.tables.ts';

/** A record that goes with a message, and through which journey. */
export interface CheckedRecord {
  recordId: string;
  journeyId: string;
}

export type MessageRecordRow = typeof messageRecords.$inferSelect;

export async function insertMessageRecords(
  tx: Tx,
  messageId: string,
  records: readonly CheckedRecord[],
): Promise<void> {
  if (records.length)
    await tx.insert(messageRecords).values(records.map((one, place) => ({ ...one, messageId, place: place + 1 })));
}

/** Records of messages, by message, in the order in which they were chosen. */
export async function listRecordsOf(
  db: Db | Tx,
  messageIds: readonly string[],
): Promise<Map<string, MessageRecordRow[]>> {
  if (messageIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(messageRecords)
    .where(inArray(messageRecords.messageId, [...messageIds]))
    .orderBy(asc(messageRecords.place));
  return Map.groupBy(rows, ({ messageId }) => messageId);
}

export async function deleteRecordsOf(tx: Tx, messageId: string): Promise<void> {
  await tx.delete(messageRecords).where(eq(messageRecords.messageId, messageId));
}
