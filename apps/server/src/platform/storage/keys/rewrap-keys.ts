import type { Database } from '../../db/database.ts';
import { listOtherKeys, replaceWrapping } from './file-keys.repo.ts';
import type { WrappingKeys } from './wrapping-keys.ts';

const AT_ONCE = 500;

/**
 * Encrypts the keys of all files with the installation's first key; the files themselves stay as they are. Can be interrupted and run again,
 * and beside a running server. Returns how many were changed, and the files whose key could not be opened.
 */
export async function rewrapKeys(
  { db }: Pick<Database, 'db'>,
  keys: WrappingKeys,
): Promise<{ changed: number; unreadable: string[] }> {
  const unreadable: string[] = [];
  let changed = 0;
  let after: string | null = null;
  for (;;) {
    const rows: Awaited<ReturnType<typeof listOtherKeys>> = await listOtherKeys(db, {
      current: keys.current,
      after,
      limit: AT_ONCE,
    });
    const last = rows.at(-1);
    if (!last) return { changed, unreadable };
    after = last.fileId;
    for (const { fileId, ...from } of rows) {
      const fileKey = openedOrNull(keys, from, fileId);
      if (!fileKey) unreadable.push(fileId);
      else if (await replaceWrapping(db, fileId, from, keys.wrap(fileKey, fileId))) changed += 1;
    }
  }
}

function openedOrNull(keys: WrappingKeys, stored: Parameters<WrappingKeys['unwrap']>[0], id: string): Buffer | null {
  try {
    return keys.unwrap(stored, id);
  } catch {
    return null;
  }
}
