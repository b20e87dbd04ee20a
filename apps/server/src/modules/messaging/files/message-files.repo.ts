import { and, asc, count, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { keepStoredFile } from '../../../platform/storage/stored-files.repo.ts';
import { storedFiles } from '../../../platform/storage/stored-files.tables.ts';
import { messageFiles } from '../messaging.tables.ts';

const columns = {
  id: messageFiles.id,
  fileId: messageFiles.fileId,
  conversationId: messageFiles.conversationId,
  messageId: messageFiles.messageId,
  uploadedBy: messageFiles.uploadedBy,
  name: storedFiles.name,
  mediaType: storedFiles.mediaType,
  size: storedFiles.size,
};

export interface MessageFileRow {
  id: string;
  fileId: string;
  conversationId: string | null;
  messageId: string | null;
  uploadedBy: string;
  name: string;
  mediaType: string | null;
  size: number | null;
}

const files = (db: Db | Tx) =>
  db.select(columns).from(messageFiles).innerJoin(storedFiles, eq(storedFiles.id, messageFiles.fileId));

/** Files that a user uploaded and did not send. */
const loose = (userId: string) => and(eq(messageFiles.uploadedBy, userId), isNull(messageFiles.messageId));

/** Files for the first message of a conversation. */
const isFirst = isNull(messageFiles.conversationId);

export async function insertMessageFile(tx: Tx, row: typeof messageFiles.$inferInsert): Promise<void> {
  await tx.insert(messageFiles).values(row);
}

export async function countLooseFiles(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(messageFiles).where(loose(userId));
  return row?.total ?? 0;
}

export async function findMessageFile(
  db: Db | Tx,
  { conversationId, id }: { conversationId: string; id: string },
): Promise<MessageFileRow | undefined> {
  const [row] = await files(db).where(and(eq(messageFiles.conversationId, conversationId), eq(messageFiles.id, id)));
  return row;
}

/** Returns the stored file, which the caller drops; undefined if it is not the user's or was sent. */
export async function deleteLooseFile(
  tx: Tx,
  { conversationId, userId, id }: { conversationId: string | null; userId: string; id: string },
): Promise<string | undefined> {
  const isThere = conversationId === null ? isFirst : eq(messageFiles.conversationId, conversationId);
  const [row] = await tx
    .delete(messageFiles)
    .where(and(loose(userId), isThere, eq(messageFiles.id, id)))
    .returning({ fileId: messageFiles.fileId });
  return row?.fileId;
}

/** Sends uploaded files with a message. Returns how many there were: fewer than asked for if some are gone, another's or sent. */
export async function sendFiles(
  tx: Tx,
  { conversationId, userId, messageId }: { conversationId: string; userId: string; messageId: string },
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await tx
    .update(messageFiles)
    .set({ messageId, conversationId })
    .where(
      and(
        loose(userId),
        or(eq(messageFiles.conversationId, conversationId), isFirst),
        inArray(messageFiles.id, [...ids]),
      ),
    )
    .returning({ fileId: messageFiles.fileId });
  for (const { fileId } of rows) await keepStoredFile(tx, fileId);
  return rows.length;
}

/** Files of messages, by message, in the order of uploading. */
export async function listFilesOf(
  db: Db | Tx,
  messageIds: readonly string[],
): Promise<Map<string | null, MessageFileRow[]>> {
  if (messageIds.length === 0) return new Map();
  const rows = await files(db)
    .where(inArray(messageFiles.messageId, [...messageIds]))
    .orderBy(asc(messageFiles.createdAt), asc(messageFiles.id));
  return Map.groupBy(rows, ({ messageId }) => messageId);
}

/** Deletes the files of a message. Returns their stored files, which the caller drops. */
export async function deleteFilesOf(tx: Tx, messageId: string): Promise<string[]> {
  const rows = await tx
    .delete(messageFiles)
    .where(eq(messageFiles.messageId, messageId))
    .returning({ fileId: messageFiles.fileId });
  return rows.map(({ fileId }) => fileId);
}
