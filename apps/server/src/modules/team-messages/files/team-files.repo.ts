import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { keepStoredFile } from '../../../platform/storage/stored-files.repo.ts';
import { storedFiles } from '../../../platform/storage/stored-files.tables.ts';
import { teamMessageFiles } from '../team-messages.tables.ts';

const columns = {
  id: teamMessageFiles.id,
  fileId: teamMessageFiles.fileId,
  messageId: teamMessageFiles.messageId,
  uploadedBy: teamMessageFiles.uploadedBy,
  name: storedFiles.name,
  mediaType: storedFiles.mediaType,
  size: storedFiles.size,
};

export interface TeamFileRow {
  id: string;
  fileId: string;
  messageId: string | null;
  uploadedBy: string;
  name: string;
  mediaType: string | null;
  size: number | null;
}

const files = (db: Db | Tx) =>
  db.select(columns).from(teamMessageFiles).innerJoin(storedFiles, eq(storedFiles.id, teamMessageFiles.fileId));

/** Files that a user uploaded and did not send. */
const loose = (userId: string) => and(eq(teamMessageFiles.uploadedBy, userId), isNull(teamMessageFiles.messageId));

export async function insertTeamFile(tx: Tx, row: typeof teamMessageFiles.$inferInsert): Promise<void> {
  await tx.insert(teamMessageFiles).values(row);
}

export async function countLooseFiles(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(teamMessageFiles).where(loose(userId));
  return row?.total ?? 0;
}

export async function findTeamFile(
  db: Db,
  { channelId, id }: { channelId: string; id: string },
): Promise<TeamFileRow | undefined> {
  const [row] = await files(db).where(and(eq(teamMessageFiles.channelId, channelId), eq(teamMessageFiles.id, id)));
  return row;
}

/** Returns the stored file, which the caller drops; undefined if it is not the user’s or was sent. */
export async function deleteLooseFile(
  tx: Tx,
  { channelId, userId, id }: { channelId: string; userId: string; id: string },
): Promise<string | undefined> {
  const [row] = await tx
    .delete(teamMessageFiles)
    .where(and(loose(userId), eq(teamMessageFiles.channelId, channelId), eq(teamMessageFiles.id, id)))
    .returning({ fileId: teamMessageFiles.fileId });
  return row?.fileId;
}

/** Sends uploaded files with a message. Returns how many there were: fewer than asked for if some are gone, another’s or sent. */
export async function sendFiles(
  tx: Tx,
  { channelId, userId, messageId }: { channelId: string; userId: string; messageId: string },
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await tx
    .update(teamMessageFiles)
    .set({ messageId })
    .where(and(loose(userId), eq(teamMessageFiles.channelId, channelId), inArray(teamMessageFiles.id, [...ids])))
    .returning({ fileId: teamMessageFiles.fileId });
  for (const { fileId } of rows) await keepStoredFile(tx, fileId);
  return rows.length;
}

/** Files of messages, by message, in the order of uploading. */
export async function listFilesOf(
  db: Db | Tx,
  messageIds: readonly string[],
): Promise<Map<string | null, TeamFileRow[]>> {
  if (messageIds.length === 0) return new Map();
  const rows = await files(db)
    .where(inArray(teamMessageFiles.messageId, [...messageIds]))
    .orderBy(asc(teamMessageFiles.createdAt), asc(teamMessageFiles.id));
  return Map.groupBy(rows, ({ messageId }) => messageId);
}

/** Deletes the files of a message. Returns their stored files, which the caller drops. */
export async function deleteFilesOf(tx: Tx, messageId: string): Promise<string[]> {
  const rows = await tx
    .delete(teamMessageFiles)
    .where(eq(teamMessageFiles.messageId, messageId))
    .returning({ fileId: teamMessageFiles.fileId });
  return rows.map(({ fileId }) => fileId);
}
