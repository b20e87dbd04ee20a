import { and, asc, eq, gt, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Db, Tx } from '../db/database.ts';
import { deleteFileKeys } from './keys/file-keys.repo.ts';
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

/**
 * Erases files in the transaction in which something lets go of them: nothing can read them from then on, and the next sweep deletes their
 * bytes.
 */
export async function dropStoredFiles(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  await deleteFileKeys(tx, ids);
  await expireStoredFiles(tx, ids, at);
}

/** Records that files no longer belong to anything, but can be taken back until then. */
export async function expireStoredFiles(tx: Tx, ids: readonly string[], until: Date): Promise<void> {
  if (ids.length)
    await tx
      .update(storedFiles)
      .set({ deleteAfter: until })
      .where(inArray(storedFiles.id, [...ids]));
}

/** Complete files that something belongs to, in the order of their ids. */
export async function listStoredFiles(
  db: Db,
  after: string | null,
  limit: number,
): Promise<{ id: string; size: number }[]> {
  const rows = await db
    .select({ id: storedFiles.id, size: storedFiles.size })
    .from(storedFiles)
    .where(
      and(
        isNotNull(storedFiles.size),
        isNull(storedFiles.deleteAfter),
        after === null ? undefined : gt(storedFiles.id, after),
      ),
    )
    .orderBy(asc(storedFiles.id))
    .limit(limit);
  return rows.map(({ id, size }) => ({ id, size: size ?? 0 }));
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
