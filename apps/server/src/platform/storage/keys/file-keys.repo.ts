import { and, asc, count, eq, gt, inArray, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';
import { fileKeys } from './file-keys.tables.ts';
import type { WrappedKey } from './wrapping-keys.ts';

const AT_ONCE = 500;

/** Returns whether it was inserted: not if the file has a key already. */
export async function insertFileKey(db: Db, id: string, { keyId, wrapped }: WrappedKey): Promise<boolean> {
  const { rowCount } = await db.insert(fileKeys).values({ fileId: id, keyId, wrapped }).onConflictDoNothing();
  return rowCount === 1;
}

export async function findFileKey(db: Db, id: string): Promise<WrappedKey | undefined> {
  const [row] = await db
    .select({ keyId: fileKeys.keyId, wrapped: fileKeys.wrapped })
    .from(fileKeys)
    .where(eq(fileKeys.fileId, id));
  return row;
}

/** Erases files: what is stored of them can't be read any more, wherever it is. */
export async function deleteFileKeys(db: Db | Tx, ids: readonly string[]): Promise<void> {
  if (ids.length) await db.delete(fileKeys).where(inArray(fileKeys.fileId, [...ids]));
}

/** Some keys that are not under this key of the installation, in the order of their files. */
export function listOtherKeys(
  db: Db,
  { current, after, limit }: { current: string; after: string | null; limit: number },
): Promise<(WrappedKey & { fileId: string })[]> {
  return db
    .select({ fileId: fileKeys.fileId, keyId: fileKeys.keyId, wrapped: fileKeys.wrapped })
    .from(fileKeys)
    .where(and(ne(fileKeys.keyId, current), after === null ? undefined : gt(fileKeys.fileId, after)))
    .orderBy(asc(fileKeys.fileId))
    .limit(limit);
}

/** All keys, in the order of their files, a part at a time. */
export async function* readFileKeys(db: Db): AsyncGenerator<WrappedKey & { fileId: string }> {
  let after: string | null = null;
  for (;;) {
    const rows: (WrappedKey & { fileId: string })[] = await db
      .select({ fileId: fileKeys.fileId, keyId: fileKeys.keyId, wrapped: fileKeys.wrapped })
      .from(fileKeys)
      .where(after === null ? undefined : gt(fileKeys.fileId, after))
      .orderBy(asc(fileKeys.fileId))
      .limit(AT_ONCE);
    yield* rows;
    after = rows.at(-1)?.fileId ?? null;
    if (after === null) return;
  }
}

/** Replaces the wrapping of a key, unless it was replaced or erased in the meantime. */
export async function replaceWrapping(db: Db, id: string, from: WrappedKey, to: WrappedKey): Promise<boolean> {
  const { rowCount } = await db
    .update(fileKeys)
    .set(to)
    .where(and(eq(fileKeys.fileId, id), eq(fileKeys.wrapped, from.wrapped)));
  return rowCount === 1;
}

/** How many files each key of the installation opens. */
export async function countByKey(db: Db): Promise<Map<string, number>> {
  const rows = await db.select({ keyId: fileKeys.keyId, total: count() }).from(fileKeys).groupBy(fileKeys.keyId);
  return new Map(rows.map(({ keyId, total }) => [keyId, total]));
}
