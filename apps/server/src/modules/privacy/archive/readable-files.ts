import type { PersonalFile } from '../../../platform/personal-data/personal-data.ts';
import { FileDamaged, type Storage } from '../../../platform/storage/storage.ts';

interface Named {
  id: string;
  /** Path below `files/`. */
  name: string;
}

/** A file that is held and cannot be given. */
export interface UnreadableFile {
  file: string;
  why: 'missing' | 'damaged' | 'not_readable';
}

interface Sorting {
  storage: Storage;
  /** What is held at this moment: a file that was deleted while we looked is missed by nobody. */
  listAgain: () => Promise<readonly PersonalFile[]>;
  /** What cannot be read for another reason may be there later: named only when there is no later. */
  lastAttempt: boolean;
}

/**
 * Tells files that can be read to their end from those that cannot, so that one of them does not keep the others back.
 * Throws what it cannot tell while there is another attempt.
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
    // Damage shows where it is: a file is whole when its last byte was read.
    for await (const _chunk of stored.content);
    return null;
  } catch (error) {
    if (error instanceof FileDamaged) return 'damaged';
    if (lastAttempt) return 'not_readable';
    throw error;
  }
}
