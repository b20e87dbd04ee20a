import { and, asc, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { inSight } from '../../../platform/demo/demo-rows.repo.ts';
import { keepStoredFile } from '../../../platform/storage/stored-files.repo.ts';
import { storedFiles } from '../../../platform/storage/stored-files.tables.ts';
import type { InboxScope, TicketScope } from '../support.policy.ts';
import { supportFiles, supportMessages, supportTickets } from '../support.tables.ts';

const columns = {
  id: supportFiles.id,
  fileId: supportFiles.fileId,
  messageId: supportFiles.messageId,
  name: storedFiles.name,
  mediaType: storedFiles.mediaType,
  size: storedFiles.size,
};

export interface FileRow {
  id: string;
  fileId: string;
  messageId: string | null;
  name: string;
  mediaType: string | null;
  size: number | null;
}

const files = (db: Db | Tx) =>
  db.select(columns).from(supportFiles).innerJoin(storedFiles, eq(storedFiles.id, supportFiles.fileId));

/** Files that a person uploaded and attached to no message. */
const loose = ({ userId }: Pick<TicketScope, 'userId'>) =>
  and(eq(supportFiles.uploadedBy, userId), isNull(supportFiles.messageId));

export async function insertFile(tx: Tx, row: typeof supportFiles.$inferInsert & { id: string }): Promise<void> {
  await tx.insert(supportFiles).values(row);
}

export async function countLoose(tx: Tx, scope: TicketScope): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(supportFiles).where(loose(scope));
  return row?.total ?? 0;
}

export async function findLoose(db: Db | Tx, scope: TicketScope, id: string): Promise<FileRow | undefined> {
  const [row] = await files(db).where(and(loose(scope), eq(supportFiles.id, id)));
  return row;
}

export async function deleteFile(tx: Tx, id: string): Promise<void> {
  await tx.delete(supportFiles).where(eq(supportFiles.id, id));
}

/** Attaches uploaded files of a person to a message, in the order given; returns how many there were. */
export async function attachFiles(
  tx: Tx,
  { userId, messageId }: { userId: string; messageId: string },
  ids: readonly string[],
): Promise<number> {
  if (!ids.length) return 0;
  const rows = await tx
    .update(supportFiles)
    .set({ messageId })
    .where(and(loose({ userId }), inArray(supportFiles.id, [...ids])))
    .returning({ fileId: supportFiles.fileId });
  for (const { fileId } of rows) await keepStoredFile(tx, fileId);
  return rows.length;
}

/** A file the owner of a ticket may read: attached to a visible message of theirs, or not attached yet. */
export async function findOwnFile(db: Db, scope: TicketScope, id: string): Promise<FileRow | undefined> {
  const [attached] = await files(db)
    .innerJoin(supportMessages, eq(supportMessages.id, supportFiles.messageId))
    .where(and(eq(supportFiles.id, id), eq(supportMessages.userId, scope.userId), eq(supportMessages.internal, false)));
  return attached ?? findLoose(db, scope, id);
}

/** A file of a ticket in the team's inbox, with the ticket and its owner. */
export async function findTeamFile(
  tx: Tx,
  { sight }: InboxScope,
  id: string,
): Promise<(FileRow & { ticketId: string; userId: string }) | undefined> {
  const [row] = await tx
    .select({ ...columns, ticketId: supportTickets.id, userId: supportTickets.userId })
    .from(supportFiles)
    .innerJoin(storedFiles, eq(storedFiles.id, supportFiles.fileId))
    .innerJoin(supportMessages, eq(supportMessages.id, supportFiles.messageId))
    .innerJoin(supportTickets, eq(supportTickets.id, supportMessages.ticketId))
    .where(and(eq(supportFiles.id, id), inSight(sight, supportTickets.demo)));
  return row;
}

/** Files of the messages of a ticket, by message; the caller has read the messages in their scope. */
export async function listFilesOf(db: Db | Tx, messageIds: readonly string[]): Promise<Map<string, FileRow[]>> {
  const byMessage = new Map<string, FileRow[]>();
  if (!messageIds.length) return byMessage;
  const rows = await files(db)
    .where(inArray(supportFiles.messageId, [...messageIds]))
    .orderBy(asc(supportFiles.createdAt), asc(supportFiles.id));
  for (const row of rows) {
    const held = byMessage.get(row.messageId ?? '') ?? [];
    byMessage.set(row.messageId ?? '', [...held, row]);
  }
  return byMessage;
}

/** Leaves the files of matching messages to the next cleanup; call it before the messages are deleted. */
export async function dropFilesOf(tx: Tx, messages: SQL | undefined, at: Date): Promise<void> {
  const ids = tx
    .select({ id: supportFiles.fileId })
    .from(supportFiles)
    .innerJoin(supportMessages, eq(supportMessages.id, supportFiles.messageId))
    .innerJoin(supportTickets, eq(supportTickets.id, supportMessages.ticketId))
    .where(messages);
  await tx.update(storedFiles).set({ deleteAfter: at }).where(inArray(storedFiles.id, ids));
}

export interface PersonalFileRow extends FileRow {
  internal: boolean | null;
  createdAt: Date;
}

/** Files of a person's tickets, and those they have not attached yet. */
export async function listFilesOfPerson(db: Db | Tx, userId: string): Promise<PersonalFileRow[]> {
  return db
    .select({ ...columns, internal: supportMessages.internal, createdAt: supportFiles.createdAt })
    .from(supportFiles)
    .innerJoin(storedFiles, eq(storedFiles.id, supportFiles.fileId))
    .leftJoin(supportMessages, eq(supportMessages.id, supportFiles.messageId))
    .where(sql`${supportMessages.userId} = ${userId}::uuid or (${loose({ userId })})`)
    .orderBy(asc(supportFiles.createdAt));
}

/** Deletes a person's rows; the caller erasing them deletes the contents. Files for others' tickets lose their uploader. */
export async function forgetFiles(tx: Tx, userId: string): Promise<void> {
  const ids = (await listFilesOfPerson(tx, userId)).map(({ fileId }) => fileId);
  if (ids.length) {
    await tx.delete(supportFiles).where(inArray(supportFiles.fileId, ids));
    await tx.delete(storedFiles).where(inArray(storedFiles.id, ids));
  }
  await tx.update(supportFiles).set({ uploadedBy: null }).where(eq(supportFiles.uploadedBy, userId));
}
