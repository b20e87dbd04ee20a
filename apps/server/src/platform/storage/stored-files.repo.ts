import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Db, Tx } from '../db/database.ts';
import { storedFiles } from './stored-files.tables.ts';

export async function insertStoredFile(db: Db, row: typeof storedFiles.$inferInsert): Promise<void> {
  await db.insert(storedFiles).values(row);
}

/** Records a received file. */
export async function writeArrived(
  db: Db,
  id: string,
  facts: { mediaType: string; size: number; sha256: string },
): Promise<void> {
  await db.update(storedFiles).set(facts).where(eq(storedFiles.id, id));
}

/**
 * Records, in the transaction in which something takes a file, that it belongs to it. Throws if the file is already
 * gone.
 */
export async function keepStoredFile(tx: Tx, id: string): Promise<void> {
  const { rowCount } = await tx
    .update(storedFiles)
    .set({ deleteAfter: null })
    .where(and(eq(storedFiles.id, id), isNotNull(storedFiles.sha256)));
  if (rowCount !== 1) throw new Error(`the file ${id} is not there to be kept`);
}

/** Records that files no longer belong to anything: the next sweep deletes them. */
export async function dropStoredFiles(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length)
    await tx
      .update(storedFiles)
      .set({ deleteAfter: at })
      .where(inArray(storedFiles.id, [...ids]));
}

/** Some of the expired files. */
export async function findForsaken(db: Db, at: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .where(lte(storedFiles.deleteAfter, at))
    .limit(limit);
  return rows.map((row) => row.id);
}

export async function deleteStoredFile(db: Db, id: string): Promise<void> {
  await db.delete(storedFiles).where(eq(storedFiles.id, id));
}
