import type { Database } from '../../db/database.ts';
import { listStoredFiles } from '../stored-files.repo.ts';
import type { Storage } from '../storage.ts';

const AT_ONCE = 500;

/** What reading every stored file found. */
export interface VaultVerdict {
  readable: number;
  /** Files with a row that can't be read, and why. */
  faults: { id: string; reason: string }[];
}

/**
 * Decrypts every stored file that something belongs to, and compares its size with its row. A file that arrived but isn't stored any more is a
 * fault; one whose deletion is due is not.
 */
export async function verifyVault(database: Pick<Database, 'db'>, storage: Storage): Promise<VaultVerdict> {
  const faults: VaultVerdict['faults'] = [];
  let readable = 0;
  let after: string | null = null;
  for (;;) {
    const rows: Awaited<ReturnType<typeof listStoredFiles>> = await listStoredFiles(database.db, after, AT_ONCE);
    const last = rows.at(-1);
    if (!last) break;
    after = last.id;
    for (const { id, size } of rows) {
      const reason = await faultOf(storage, id, size);
      if (reason) faults.push({ id, reason });
      else readable += 1;
    }
  }
  return { readable, faults };
}

async function faultOf(storage: Storage, id: string, size: number): Promise<string | null> {
  try {
    const found = await storage.get(id);
    if (!found) return 'not stored, or erased';
    let read = 0;
    for await (const piece of found.content as AsyncIterable<Buffer>) read += piece.length;
    return read === size ? null : `${read} bytes instead of ${size}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
