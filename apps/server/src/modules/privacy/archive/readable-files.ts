import type { PersonalFile } from '../../../platform/personal-data/personal-data.ts';
import { FileDamaged, type Storage } from '../../../platform/storage/storage.ts';

interface Named {
  id: string;
  /** Path below `files/`. */
  name: string;
}

/** A stored file that can't be read. */
export interface UnreadableFile {
  file: string;
  why: 'missing' | 'damaged' | 'not_readable';
}

interface Sorting {
  storage: Storage;
  /** Files that currently exist: one deleted in the meantime is not missing. */
  listAgain: () => Promise<readonly PersonalFile[]>;
  /** Files unreadable for other reasons may be readable later, so they are reported only on the last attempt. */
  lastAttempt: boolean;
}

/**
 * Separates readable files from damaged ones, so that one bad file does not block the export.
 * Throws on undetermined errors while attempts remain.
 */
export async function sortFiles(
  listed: readonly PersonalFile[],
  { storage, listAgain, lastAttempt }: Sorting,
): Promise<{ readable: Named[]; unreadable: UnreadableFile[] }> {
  const readable: Named[] = [];
  const missed: (Named & UnreadableFile)[] = [];
  for (const { id, name } of listed) {
    if (name === null) continue;
    const why = await whyUnreadable(storage, id, lastAttempt);
    if (why) missed.push({ id, name, file: name, why });
    else readable.push({ id, name });
  }
  const held = new Set((missed.length ? await listAgain() : []).map(({ id }) => id));
  const unreadable = missed.filter(({ id }) => held.has(id)).map(({ file, why }) => ({ file, why }));
  return { readable, unreadable };
}

async function whyUnreadable(
  storage: Storage,
  id: string,
  lastAttempt: boolean,
): Promise<UnreadableFile['why'] | null> {
  try {
    const stored = await storage.get(id);
    if (!stored) return 'missing';
    // Damage shows only when read: a file is intact once its last byte was read.
    for await (const _chunk of stored.content);
    return null;
  } catch (error) {
    if (error instanceof FileDamaged) return 'damaged';
    if (lastAttempt) return 'not_readable';
    throw error;
  }
}
