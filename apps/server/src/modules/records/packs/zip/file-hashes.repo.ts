import { inArray } from 'drizzle-orm';
import type { Db } from '../../../../platform/db/database.ts';
import { storedFiles } from '../../../../platform/storage/stored-files.tables.ts';

/** SHA-256 of stored files, by id. */
export async function findFileHashes(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: storedFiles.id, sha256: storedFiles.sha256 })
    .from(storedFiles)
    .where(inArray(storedFiles.id, [...ids]));
  return new Map(rows.flatMap(({ id, sha256 }) => (sha256 === null ? [] : [[id, sha256] as const])));
}
