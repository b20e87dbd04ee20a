import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { ofDemo } from '../../../platform/demo/demo-rows.repo.ts';
import { dropStoredFiles } from '../../../platform/storage/stored-files.repo.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { journeys } from '../../journeys/journeys.tables.ts';
import { conversations, messageFiles, messageReads } from '../messaging.tables.ts';

/** Deletes all conversations of the demo, with their files. */
export async function deleteDemoConversations(tx: Tx, at: Date): Promise<void> {
  const demo = tx.select({ id: conversations.id }).from(conversations).where(ofDemo(conversations.demo));
  const files = await tx
    .delete(messageFiles)
    .where(inArray(messageFiles.conversationId, demo))
    .returning({ fileId: messageFiles.fileId });
  await dropStoredFiles(
    tx,
    files.map(({ fileId }) => fileId),
    at,
  );
  await tx.delete(conversations).where(ofDemo(conversations.demo));
}

/** Those of the given people that exist. */
export async function presentAuthors(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Set(rows.map(({ id }) => id));
}

export async function journeyExists(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.select({ id: journeys.id }).from(journeys).where(eq(journeys.id, id));
  return rows.length > 0;
}

export async function insertReads(tx: Tx, rows: readonly (typeof messageReads.$inferInsert)[]): Promise<void> {
  if (rows.length) await tx.insert(messageReads).values([...rows]);
}
